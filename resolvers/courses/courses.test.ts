import { describe, expect, it } from 'vitest'
import { queriedValues } from '#resolvers/testing/queried-values.ts'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const shown = {
  key: 'c1',
  name: 'RN Review',
  subject: 'RN',
  price: 399,
  onlineDays: 30,
  liveClasses: 0,
  instructor: 'Ann',
  published: false,
  content: ['x'],
  group: 'rn review',
  version: 3,
}
const item = { ...shown, courseType: 'Online', type: 'course', pk: 'COURSE#c1', sk: 'META', gsi2pk: 'COURSES#Online' }
const live = {
  archived: false,
  ownQuizzes: true,
  passesRequired: true,
  description: null,
  dates: null,
  startTime: null,
  endTime: null,
  location: null,
  maxStudents: null,
}

describe('course', () => {
  const course = openResolver('courses/Query.course.table.ts')

  it('shows a course, published or not, without keys of the table', () => {
    const request = course.request({ args: { key: 'c1' } }).result
    expect(request).toMatchObject({
      key: { pk: { S: 'COURSE#c1' }, sk: { S: 'META' } },
    })
    expect(course.response({ result: item }).result).toEqual({ ...shown, ...live, type: 'Online' })
  })

  it('is null if it does not exist', () => expect(course.response({ result: null }).result).toBeNull())
})

describe('courses', () => {
  it('requests fifty of a type by name', () => {
    const courses = openResolver('courses/Query.courses.table.ts')
    const request = courses.request({ args: { type: 'Live' } }).result
    expect(request).toMatchObject({ index: 'gsi2', limit: 50, scanIndexForward: true })
    expect(queriedValues(request)).toEqual(['COURSES#Live'])
    const { result } = courses.response({ result: { items: [item], nextToken: 'N' } })
    expect(result).toEqual({ items: [{ ...shown, ...live, type: 'Online' }], nextToken: 'N' })
  })
})
