import { compareNames } from '#domain/text/compare-names.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { availability, type Availability, isActive } from './availability.ts'
import type { CourseFacts, CourseType, Subject } from './course.ts'
import { linkGroup, onlineGroup } from './link-group.ts'
import { yearOf } from './year-of.ts'

/** A published course in /catalogue.json. */
export type CatalogueCourse = CourseFacts & {
  /** Live only: when the first date begins, epoch milliseconds. */
  startsAt?: number
  group: string
}

/** /catalogue.json: public data; open, closed, and seats left are computed from it and the server's clock. */
export type Catalogue = {
  /** Epoch milliseconds. */
  generatedAt: number
  /** IANA name of the academy's time zone. */
  timeZone: string
  courses: readonly CatalogueCourse[]
  /** By link group: the limit, and when each taken seat ends (0: open-ended; a hold ends with its payment). */
  seats: Readonly<Record<string, { max: number; ends: readonly number[] }>>
}

/** One choice on a card: a course with its state. */
export type CardOption = { course: CatalogueCourse; seatsLeft: number; availability: Availability }

/** Same-named courses of one type, subject and, if Live, year; options sorted by onlineDays (spec 1.4.12). */
export type CourseCard = {
  id: string
  type: CourseType
  subject: Subject
  name: string
  /** Live only: when the first date begins, and all of them. */
  startsAt?: number
  dates?: readonly string[]
  options: readonly CardOption[]
}

/** `now`: epoch milliseconds of the server's clock; `ownedGroups`: the user's, from `ownedGroups()`. */
export type CardView = { subject?: Subject; now: number; ownedGroups?: ReadonlySet<string> }

/** Live groups shown per subject on the home page (spec 1.9.14). */
export const HOME_GROUPS = 2

function option(catalogue: Catalogue, course: CatalogueCourse, view: CardView): CardOption {
  const seats = catalogue.seats[course.group] ?? { max: course.maxStudents ?? 0, ends: [] }
  const left = Math.max(0, seats.max - seats.ends.filter((end) => isActive(end, view.now)).length)
  const owned = [linkGroup(course), ...namesOf(course)].some((name) => view.ownedGroups?.has(name))
  return { course, seatsLeft: left, availability: availability(course, left, owned, view.now) }
}

/**
 * Other names that a course is owned by: its key, because a student's progress has a class's new time a minute later
 * than the course; for an Online course also its name, shared by the options of one card (decisions, "Settled on
 * 2026-11-27").
 */
const namesOf = ({ key, type, name }: Pick<CourseFacts, 'key' | 'type' | 'name'>): string[] => [
  onlineGroup(key),
  ...(type === 'Online' ? [`online#${urlOfName(name)}`] : []),
]

const order = (a: CourseCard, b: CourseCard) =>
  Number(a.type === 'Online') - Number(b.type === 'Online') ||
  (a.startsAt ?? Infinity) - (b.startsAt ?? Infinity) ||
  compareNames(a.name, b.name)

/**
 * Returns the cards of the course list: Live by first date, then Online by name (spec 1.2.3, 1.4.7 to 1.4.12). Courses
 * with the same name but another subject, or Live ones in another year, have separate cards: each subject has its own
 * tab.
 */
export function catalogueCards(catalogue: Catalogue, view: CardView): CourseCard[] {
  const cards = new Map<string, CourseCard & { options: CardOption[] }>()
  const courses = catalogue.courses
    .filter((course) => view.subject === undefined || course.subject === view.subject)
    .toSorted((a, b) => a.onlineDays - b.onlineDays)
  for (const course of courses) {
    const { type, subject, name, startsAt, dates } = course
    const id = `${type}#${subject}#${name.trim().toLowerCase()}#${yearOf(course) ?? ''}`
    const card = cards.get(id) ?? {
      id,
      type,
      subject,
      name,
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(dates && { dates }),
      options: [],
    }
    card.options.push(option(catalogue, course, view))
    cards.set(id, card)
  }
  return [...cards.values()].sort(order)
}

/** The times at which the cards change by themselves: a class begins, a seat ends. Epoch milliseconds (spec 1.4.7). */
export const catalogueMoments = ({ courses, seats }: Catalogue): number[] => [
  ...courses.flatMap(({ startsAt }) => startsAt ?? []),
  ...Object.values(seats).flatMap(({ ends }) => ends.filter((end) => end > 0)),
]

/** Returns the home page's Upcoming Classes of a subject: the next two Live groups by first date (spec 1.4.13). */
export const homeCards = (catalogue: Catalogue, view: CardView): CourseCard[] =>
  catalogueCards(catalogue, view)
    .filter((card) => card.type === 'Live' && (card.startsAt ?? 0) > view.now)
    .slice(0, HOME_GROUPS)

type OwnedProgress = {
  courseKey: string
  courseType: CourseType
  name: string
  endTime: number
  dates?: readonly string[] | null
}

/**
 * Returns what a student owns at `now`, as link groups (`linkGroup`) and keys: the courses of unexpired progress (spec
 * 1.4.9).
 */
export const ownedGroups = (progress: readonly OwnedProgress[], now: number): ReadonlySet<string> =>
  new Set(
    progress
      .filter(({ endTime }) => isActive(endTime, now))
      .flatMap(({ courseKey: key, courseType: type, name, dates }) => [
        ...namesOf({ key, type, name }),
        linkGroup({ key, type, name, ...(dates && { dates }) }),
      ]),
  )
