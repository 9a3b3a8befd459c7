import { urlOfName } from '#domain/text/url-of-name.ts'
import type { CourseFacts } from './course.ts'
import { minutesOfDay } from './starts-at.ts'
import { yearOf } from './year-of.ts'

/** The number of tasks in a section by kind, without their content. */
export type PageSection = {
  name: string
  readings: number
  lectures: number
  tests: number
  /** The maximum, if a test's length varies (`varies`). */
  questions: number
  varies?: boolean
}

/** A course's public data in addition to the catalogue: /courses/{slug}.json, an allow-list. */
export type CoursePage = Omit<CourseFacts, 'maxStudents'> & {
  slug: string
  /** Plain text, with paragraphs separated by an empty line. */
  description?: string
  contents: readonly { name: string; sections: readonly PageSection[] }[]
  /** Totals of all sections; `minutes` of study is a minimum: a task of unknown length counts as 0. */
  totals: Omit<PageSection, 'name'> & { minutes: number; classHours: number }
}

/**
 * Returns the last part of a course's public address: its name, a Live course's year, and its online days. The table
 * keeps the name, year, and days of two courses distinct (spec 2.5.18, 2.5.19), so addresses are unique.
 */
export function courseSlug(course: Pick<CourseFacts, 'type' | 'name' | 'dates' | 'onlineDays'>): string {
  const year = yearOf(course)
  return `${urlOfName(course.name)}${year === undefined ? '' : `-${year}`}-${course.onlineDays}-days`
}

/** Returns the total class hours of a Live course; 0 for an Online one and for unreadable times. */
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

/** Formats counts such as '2 readings, 1 lecture, 2 tests, 35 questions'; '' if there are none. */
export const countsText = ({ readings, lectures, tests, questions, varies }: Omit<PageSection, 'name'>): string =>
  [
    ...counted(readings, 'reading'),
    ...counted(lectures, 'lecture'),
    ...counted(tests, 'test'),
    ...counted(questions, 'test question').map((text) => (varies === true ? `up to ${text}` : text)),
  ].join(', ')

/** Formats hours such as 'About 4 hours of study, 42 hours of class'; '' if both are unknown. */
export function hoursText({
  minutes,
  classHours: hours,
}: Pick<CoursePage['totals'], 'minutes' | 'classHours'>): string {
  const study = minutes < 60 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
  return [
    ...study.map((text) => `About ${text} of study`),
    ...counted(hours, 'hour').map((text) => `${text} of class`),
  ].join(', ')
}

/**
 * Returns a one-sentence summary of a course for search engines: the beginning of its description, or its known data.
 */
export function pageDescription(
  page: Pick<CoursePage, 'name' | 'type' | 'subject' | 'description' | 'totals' | 'onlineDays'>,
): string {
  const [first = ''] = paragraphsOf(page.description)
  if (first.length >= 70) return first.length <= 160 ? first : `${first.slice(0, 159).trimEnd()}…`
  const inside = countsText(page.totals)
  return `${page.name}: ${page.type === 'Live' ? 'a live class' : 'an online course'} for ${page.subject} students, ${page.onlineDays} days online${inside === '' ? '' : ` with ${inside}`}.`
}
