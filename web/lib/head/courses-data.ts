import { academy } from '#domain/academy.ts'
import type { Availability } from '#domain/courses/availability.ts'
import type { CardOption, Catalogue, CatalogueCourse, CourseCard } from '#domain/courses/catalogue.ts'
import { ORGANIZATION_ID } from './organization-data.ts'

/** Values that the caller provides: the academy's time zone and the path to register for a course. */
export type CoursesDataOptions = { timeZone: Catalogue['timeZone']; pathOf: (courseKey: string) => string }

const DAY_MS = 86_400_000

const stock: Record<Availability['state'], string> = {
  open: 'InStock',
  few: 'LimitedAvailability',
  closed: 'SoldOut',
  purchased: 'InStock',
}

/** The interval between classes if it's constant, such as 'P7D' for weekly. */
function frequency(dates: readonly string[]): string | undefined {
  const gaps = new Set(
    dates.slice(1).map((date, index) => (Date.parse(date) - Date.parse(dates[index] ?? '')) / DAY_MS),
  )
  const [gap] = gaps
  return gaps.size === 1 && gap !== undefined ? `P${gap}D` : undefined
}

const online = (course: CatalogueCourse) => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  courseSchedule: { '@type': 'Schedule', duration: `P${course.onlineDays}D` },
})

function live(course: CatalogueCourse, timeZone: string) {
  const dates = course.dates ?? []
  return {
    '@type': 'CourseInstance',
    courseMode: course.location === undefined ? 'Online' : 'Onsite',
    startDate: course.startsAt === undefined ? dates[0] : new Date(course.startsAt).toISOString(),
    endDate: dates.at(-1),
    location: course.location && { '@type': 'Place', name: course.location, address: course.location },
    instructor: { '@type': 'Person', name: course.instructor },
    maximumAttendeeCapacity: course.maxStudents,
    courseSchedule: {
      '@type': 'Schedule',
      startDate: dates[0],
      endDate: dates.at(-1),
      startTime: course.startTime,
      endTime: course.endTime,
      scheduleTimezone: timeZone,
      repeatCount: dates.length,
      repeatFrequency: frequency(dates),
    },
  }
}

const offer = ({ course, availability }: CardOption, url: string) => ({
  '@type': 'Offer',
  category: 'Paid',
  price: course.price,
  priceCurrency: academy.currency.toUpperCase(),
  availability: `https://schema.org/${stock[availability.state]}`,
  name: `${course.onlineDays} days online`,
  url,
})

function courseData(card: CourseCard, { timeZone, pathOf }: CoursesDataOptions) {
  const url = (key: string) => `${academy.siteUrl}${pathOf(key)}`
  const [first] = card.options
  return {
    '@type': 'Course',
    name: card.name,
    description: `${card.type} ${card.subject} course of ${academy.name}. ${academy.description}`,
    url: first && url(first.course.key),
    provider: { '@type': 'EducationalOrganization', '@id': ORGANIZATION_ID, name: academy.name },
    about: card.subject,
    inLanguage: 'en',
    offers: card.options.map((option) => offer(option, url(option.course.key))),
    hasCourseInstance: card.options.map(({ course }) =>
      course.type === 'Live' ? live(course, timeZone) : online(course),
    ),
  }
}

/**
 * Courses for search engines: schema.org's Course with its CourseInstances and Offers, as JSON-LD. `cards` must be a
 * visitor's, without anyone's purchases.
 */
export const coursesData = (cards: readonly CourseCard[], options: CoursesDataOptions): object => ({
  '@context': 'https://schema.org',
  '@graph': cards.map((card) => courseData(card, options)),
})
