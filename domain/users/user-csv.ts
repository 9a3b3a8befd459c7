import { type CsvColumn, csvFile, utcCell } from '../text/csv-file.ts'

/** A user in an administrator's list; times in epoch milliseconds. */
export type UserRow = {
  uid: string
  type: string
  firstName: string
  lastName: string
  email: string
  phone: string
  dateCreated: number
  lastSeen: number | null
  note: { text: string; author: string; createdOn: number } | null
}

const COLUMNS: readonly CsvColumn<UserRow>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Type', ({ type }) => type],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Joined (UTC)', ({ dateCreated }) => utcCell(dateCreated)],
  ['Last online (UTC)', ({ lastSeen }) => utcCell(lastSeen)],
  ['Latest note', ({ note }) => note?.text ?? ''],
  ['Note by', ({ note }) => note?.author ?? ''],
  ['User id', ({ uid }) => uid],
]

/** Users as a CSV file. */
export const csvOfUsers = (rows: readonly UserRow[]): string => csvFile(COLUMNS, rows)
