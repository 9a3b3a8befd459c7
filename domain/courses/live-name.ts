import type { Subject } from './course.ts'

/** The months' names, as in the generated names of Live courses. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Returns the generated name of a Live course, such as 'RN Review March 5 9:00AM' (spec 2.5.21): subject, ' Review' for
 * RN and PN, month and day of the earliest date ('YYYY-MM-DD', in any order), and start time.
 */
export function liveName(subject: Subject, dates: readonly string[], startTime: string): string {
  const [first = ''] = [...dates].sort()
  const [, month, day] = first.split('-').map(Number)
  const review = subject === 'RN' || subject === 'PN' ? ' Review' : ''
  return `${subject}${review} ${MONTHS[(month ?? 1) - 1] ?? ''} ${day ?? ''} ${startTime}`
}
