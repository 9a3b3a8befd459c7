import { csvFile } from '../text/csv-file.ts'

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

/** Returns a roster as a CSV file; days are in the academy's time zone. */
export const csvOfRoster = (students: readonly RosterRow[], timeZone: string): string =>
  csvFile<RosterRow>(
    [
      ['First name', ({ firstName }) => firstName],
      ['Last name', ({ lastName }) => lastName],
      ['E-mail', ({ email }) => email],
      ['Phone', ({ phone }) => phone],
      ['Course', ({ courseName }) => courseName],
      ['Enrolled', ({ enrolledOn }) => day(enrolledOn, timeZone)],
      ['Ends', ({ endTime }) => day(endTime, timeZone)],
    ],
    students,
  )
