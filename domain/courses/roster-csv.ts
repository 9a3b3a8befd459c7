import { cellOfText } from '../questions/csv.ts'

export type RosterRow = {
  firstName: string
  lastName: string
  email: string
  phone: string
  courseName: string
  /** Epoch milliseconds. */
  enrolledOn: number
  /** 0: open-ended. */
  endTime: number
}

const day = (time: number, timeZone: string) =>
  time === 0
    ? ''
    : new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

/** A roster as a CSV file; days are those of the academy, and no cell is taken for a formula. */
export const csvOfRoster = (students: readonly RosterRow[], timeZone: string): string =>
  [
    ['First name', 'Last name', 'E-mail', 'Phone', 'Course', 'Enrolled', 'Ends'],
    ...students.map(({ firstName, lastName, email, phone, courseName, enrolledOn, endTime }) => [
      firstName,
      lastName,
      email,
      phone,
      courseName,
      day(enrolledOn, timeZone),
      day(endTime, timeZone),
    ]),
  ]
    .map((cells) => `${cells.map(cellOfText).join(',')}\r\n`)
    .join('')
