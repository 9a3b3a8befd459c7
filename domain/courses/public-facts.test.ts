import { expect, it } from 'vitest'
import type { Course } from './course.ts'
import { publicFacts } from './public-facts.ts'

const facts = {
  key: 'c1',
  name: 'RN Review',
  type: 'Live',
  subject: 'RN',
  price: 399,
  onlineDays: 60,
  liveClasses: 1,
  instructor: 'Ada Lane',
  dates: ['2027-03-10'],
  startTime: '9:00AM',
  endTime: '4:00PM',
  location: 'Main Hall',
} as const
const course: Course = {
  ...facts,
  maxStudents: 20,
  published: true,
  description: 'For those who repeat.',
  content: ['secret-content'],
  group: 'live#review',
  version: 3,
}

it('public facts omit internal fields', () => {
  expect(publicFacts({ ...course, note: 'internal' } as Course)).toEqual(facts)
})

it('public facts omit the fields that a course does not have', () => {
  const { dates: _dates, startTime: _startTime, endTime: _endTime, location: _location, ...online } = course
  expect(Object.keys(publicFacts({ ...online, type: 'Online' }))).toEqual(
    Object.keys(facts).filter((key) => !['dates', 'startTime', 'endTime', 'location'].includes(key)),
  )
})
