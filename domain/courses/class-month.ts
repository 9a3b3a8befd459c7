/** A day of a month's calendar: its date (YYYY-MM-DD), and the courses that meet on it. */
export type CalendarDay<Course> = { date: string; courses: readonly Course[] }

const two = (n: number) => String(n).padStart(2, '0')
const partsOf = (month: string) => {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return { year, number }
}

/** Returns the month that is `months` months later, 'YYYY-MM'. */
export function monthAfter(month: string, months: number): string {
  const { year, number } = partsOf(month)
  const date = new Date(Date.UTC(year, number - 1 + months, 1))
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}`
}

/** Whether a string is a month such as '2027-03'. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

type Dated = { dates?: readonly string[] | null; startTime?: string | null }

/**
 * Returns the weeks of a month, starting on Sunday; undefined outside the month. Each day has the courses that meet,
 * sorted by `order` (such as the time of day).
 */
export function weeksOf<Course extends Dated>(
  month: string,
  courses: readonly Course[],
  order: (course: Course) => number,
): (CalendarDay<Course> | undefined)[][] {
  const { year, number } = partsOf(month)
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const sorted = [...courses].sort((a, b) => order(a) - order(b))
  const dayAt = (cell: number): CalendarDay<Course> | undefined => {
    const day = cell - first + 1
    if (day < 1 || day > days) return undefined
    const date = `${month}-${two(day)}`
    return { date, courses: sorted.filter(({ dates }) => dates?.includes(date)) }
  }
  const weeks = Math.ceil((first + days) / 7)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, day) => dayAt(week * 7 + day)))
}
