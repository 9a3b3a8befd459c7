import { expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { type Catalogue, type CatalogueCourse, catalogueCards } from '#domain/courses/catalogue.ts'
import { paths } from '#web/app/paths.ts'
import { coursesData } from './courses-data.ts'
import { ORGANIZATION_ID } from './organization-data.ts'

const NOW = Date.parse('2027-03-01T12:00:00Z')

const live: CatalogueCourse = {
  key: 'rn-live',
  type: 'Live',
  name: 'RN Review March 5 9:00AM',
  subject: 'RN',
  price: 450,
  onlineDays: 60,
  liveClasses: 3,
  instructor: 'Academy Instructor',
  dates: ['2027-03-05', '2027-03-12', '2027-03-19'],
  startTime: '9:00AM',
  endTime: '4:00PM',
  location: 'Main Campus',
  maxStudents: 20,
  startsAt: Date.parse('2027-03-05T14:00:00Z'),
  group: 'live#a',
}
const online = (key: string, price: number, onlineDays: number): CatalogueCourse => ({
  key,
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  price,
  onlineDays,
  liveClasses: 0,
  instructor: 'ONLINE',
  group: key,
})

function dataOf(courses: readonly CatalogueCourse[], ends: readonly number[] = []) {
  const catalog: Catalogue = {
    generatedAt: NOW,
    timeZone: 'America/New_York',
    courses,
    seats: { 'live#a': { max: 20, ends } },
  }
  const cards = catalogueCards(catalog, { now: NOW })
  return coursesData(cards, { timeZone: catalog.timeZone, pathOf: paths.registerFor })
}

it('a Live course is described with its dates, place and price [1.3.4]', () => {
  expect(dataOf([live])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Course',
        name: 'RN Review March 5 9:00AM',
        description: expect.stringContaining('Live RN course'),
        url: `${academy.siteUrl}/register?course=rn-live`,
        provider: { '@type': 'EducationalOrganization', '@id': ORGANIZATION_ID, name: academy.name },
        about: 'RN',
        inLanguage: 'en',
        offers: [
          {
            '@type': 'Offer',
            category: 'Paid',
            price: 450,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            name: '60 days online',
            url: `${academy.siteUrl}/register?course=rn-live`,
          },
        ],
        hasCourseInstance: [
          {
            '@type': 'CourseInstance',
            courseMode: 'Onsite',
            startDate: '2027-03-05T14:00:00.000Z',
            endDate: '2027-03-19',
            location: { '@type': 'Place', name: 'Main Campus', address: 'Main Campus' },
            instructor: { '@type': 'Person', name: 'Academy Instructor' },
            maximumAttendeeCapacity: 20,
            courseSchedule: {
              '@type': 'Schedule',
              startDate: '2027-03-05',
              endDate: '2027-03-19',
              startTime: '9:00AM',
              endTime: '4:00PM',
              scheduleTimezone: 'America/New_York',
              repeatCount: 3,
              repeatFrequency: 'P7D',
            },
          },
        ],
      },
    ],
  })
})

it('an Online course has one entry with every option', () => {
  expect(dataOf([online('b', 299, 60), online('a', 199, 30)])).toMatchObject({
    '@graph': [
      {
        name: 'RN Online Review',
        offers: [
          { price: 199, name: '30 days online' },
          { price: 299, name: '60 days online' },
        ],
        hasCourseInstance: [
          { courseMode: 'Online', courseSchedule: { duration: 'P30D' } },
          { courseMode: 'Online', courseSchedule: { duration: 'P60D' } },
        ],
      },
    ],
  })
})

it.each([
  [17, 'LimitedAvailability'],
  [20, 'SoldOut'],
])('a room with %i of 20 seats taken is %s', (taken, word) => {
  expect(dataOf([live], Array<number>(taken).fill(0))).toMatchObject({
    '@graph': [{ offers: [{ availability: `https://schema.org/${word}` }] }],
  })
})
