import { urlOfName } from '#domain/text/url-of-name.ts'
import type { CourseFacts } from './course.ts'
import { minutesOfDay } from './starts-at.ts'
import { yearOf } from './year-of.ts'

/** What a section of a course holds, in numbers: what there is to learn, never what it says. */
export type PageSection = {
  name: string
  readings: number
  lectures: number
  tests: number
  /** At most, where a test asks as many as it needs (`varies`). */
  questions: number
  varies?: boolean
}

/** What is public of a course besides what the catalogue says: /courses/{slug}.json, an allow-list. */
export type CoursePage = Omit<CourseFacts, 'maxStudents'> & {
  slug: string
  /** Plain text, paragraphs parted by an empty line. */
  description?: string
  contents: readonly { name: string; sections: readonly PageSection[] }[]
  /** Of all sections; `minutes` of study are at least these: a task of unknown length counts for nothing. */
  totals: Omit<PageSection, 'name'> & { minutes: number; classHours: number }
}

/**
 * The last part of a course's public address: its name, a Live course's year, its online days. The table keeps name, year
 * and days of two courses apart (spec 2.5.18, 2.5.19), so no two have one address.
 */
export function courseSlug(course: Pick<CourseFacts, 'type' | 'name' | 'dates' | 'onlineDays'>): string {
  const year = yearOf(course)
  return `${urlOfName(course.name)}${year === undefined ? '' : `-${year}`}-${course.onlineDays}-days`
}

/** Hours of all classes of a Live course together; 0 for an Online one and for times that cannot be read. */
export function classHours({
  dates,
  startTime,
  endTime,
}: Pick<CourseFacts, 'dates' | 'startTime' | 'endTime'>): number {
  const [from, to] = [minutesOfDay(startTime ?? ''), minutesOfDay(endTime ?? '')]
  if (from === undefined || to === undefined || to <= from) return 0
  return Math.round((((dates ?? []).length * (to - from)) / 60) * 10) / 10
}

/** The paragraphs of a description. */
export const paragraphsOf = (description = ''): string[] =>
  description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const counted = (n: number, word: string) => (n === 0 ? [] : [`${n} ${n === 1 ? word : `${word}s`}`])

/** '2 readings, 1 lecture, 2 tests, 35 questions': what there is of each; '' of nothing. */
export const countsText = ({ readings, lectures, tests, questions, varies }: Omit<PageSection, 'name'>): string =>
  [
    ...counted(readings, 'reading'),
    ...counted(lectures, 'lecture'),
    ...counted(tests, 'test'),
    ...counted(questions, 'test question').map((text) => (varies === true ? `up to ${text}` : text)),
  ].join(', ')

/** 'About 4 hours of study, 42 hours of class'; '' where neither is known. */
export function hoursText({
  minutes,
  classHours: hours,
}: Pick<CoursePage['totals'], 'minutes' | 'classHours'>): string {
  const study = minutes < 60 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
  return [
    ...study.map((text) => `about ${text} of study`),
    ...counted(hours, 'hour').map((text) => `${text} of class`),
  ].join(', ')
}

/** One sentence of a course for search engines: the beginning of its description, or what is known of it. */
export function pageDescription(
  page: Pick<CoursePage, 'name' | 'type' | 'subject' | 'description' | 'totals' | 'onlineDays'>,
): string {
  const [first = ''] = paragraphsOf(page.description)
  if (first.length >= 70) return first.length <= 160 ? first : `${first.slice(0, 159).trimEnd()}…`
  const inside = countsText(page.totals)
  return `${page.name}: ${page.type === 'Live' ? 'a live class' : 'an online course'} for ${page.subject} students, ${page.onlineDays} days online${inside === '' ? '' : ` with ${inside}`}.`
}
