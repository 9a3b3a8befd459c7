import { describe, expect, it } from 'vitest'
import { aLiveCourse, anOnlineCourse } from '#web/testing/a-course.ts'
import {
  allSubjects,
  changesOf,
  copyOf,
  type CourseForm,
  courseErrors,
  formOf,
  inputOf,
  newForm,
  newSubjects,
  shownName,
} from './course-form.ts'

const live = formOf(aLiveCourse())
const online = formOf(anOnlineCourse())

describe('the form of a course', () => {
  it('begins with the defaults [2.3.5, 2.3.6]', () => {
    expect(newForm).toMatchObject({ type: '', price: '0', onlineDays: '0' })
    expect(inputOf({ ...newForm, type: 'Live' }).instructor).toBe('Academy Instructor')
    expect(inputOf({ ...newForm, type: 'Online' }).instructor).toBe('ONLINE')
  })

  it('offers RN and PN to a new course, CPR and IV too to one that exists', () => {
    expect(newSubjects).toEqual(['RN', 'PN'])
    expect(allSubjects).toEqual(['RN', 'PN', 'CPR', 'IV'])
    expect(copyOf(aLiveCourse({ subject: 'CPR' })).subject).toBe('')
    expect(copyOf(aLiveCourse({ subject: 'PN' })).subject).toBe('PN')
  })

  it('names a Live course from its fields so far, and never from typed text', () => {
    const typed: CourseForm = { ...newForm, type: 'Live', name: 'Mine' }
    expect(shownName(typed)).toBe('')
    expect(shownName({ ...typed, dates: ['2027-03-12', '2027-03-05'] })).toBe('RN Review March 5')
    expect(shownName({ ...live, subject: 'CPR' })).toBe('CPR March 5 9:00AM')
    expect(shownName({ ...online, name: 'Mine' })).toBe('Mine')
  })

  it('sends no dates, times, place, or seats for an Online course', () => {
    expect(Object.keys(inputOf({ ...live, type: 'Online' })).sort()).toEqual(
      [
        'content',
        'description',
        'instructor',
        'name',
        'onlineDays',
        'ownQuizzes',
        'passesRequired',
        'price',
        'subject',
        'type',
      ].sort(),
    )
  })
})

describe('the errors of the form', () => {
  const typed: CourseForm = { ...newForm, name: 'Abc', price: '9', onlineDays: '9', content: ['k1'] }
  const cases: [Partial<CourseForm>, string, string][] = [
    [{ price: '' }, 'Please choose a course type', 'type'],
    [{ type: 'Online', name: ' ', price: '' }, 'Please enter a name for the course', 'name'],
    [{ type: 'Online', price: '', onlineDays: '' }, 'Please enter a course price', 'price'],
    [{ type: 'Online', onlineDays: '' }, 'Please enter course Online Days in # of Days', 'onlineDays'],
    [{ type: 'Online', content: [] }, 'Please choose at least one content for the course', 'content'],
    [{ ...live, location: '', dates: [] }, 'Please enter a location for the course', 'location'],
    [{ ...live, dates: [], startTime: '' }, 'Please choose dates for the course', 'dates'],
    [{ ...live, startTime: '', maxStudents: '' }, 'Please enter course times', 'startTime'],
    [{ ...live, endTime: '' }, 'Please enter course times', 'endTime'],
    [{ ...live, maxStudents: '' }, 'Please enter max # of students allowed', 'maxStudents'],
  ]

  it.each(cases)('match the rules in words and order for %j', (change, message, field) => {
    expect(courseErrors({ ...typed, ...change })[0]).toEqual({ message, field })
  })

  it('are shown for every field together, in the order of the form', () => {
    const nothing: CourseForm = {
      ...live,
      price: '',
      onlineDays: '0',
      location: ' ',
      dates: [],
      startTime: '',
      maxStudents: 'x',
    }
    expect(courseErrors(nothing).map(({ field }) => field)).toEqual([
      'price',
      'onlineDays',
      'location',
      'dates',
      'startTime',
      'maxStudents',
    ])
  })

  it('do not appear for a complete course', () => expect([courseErrors(live), courseErrors(online)]).toEqual([[], []]))
})

describe('what changes', () => {
  it('is nothing for the same words with spaces around', () => {
    expect(changesOf(online, { ...online, name: ' RN Online Review ' })).toEqual({})
  })

  it('is every other field, and the order of the content; never the name of a Live course', () => {
    expect(changesOf(online, { ...online, price: '5', content: ['k2', 'k1'] })).toEqual({
      price: '5',
      content: ['k2', 'k1'],
    })
    expect(changesOf(live, { ...live, name: 'Other', dates: ['2027-03-06'] })).toEqual({ dates: ['2027-03-06'] })
  })
})
