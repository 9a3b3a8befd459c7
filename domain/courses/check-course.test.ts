import { describe, expect, it } from 'vitest'
import { courseMessages } from '#domain/messages/courses.ts'
import { checkCourse, type CourseDraft } from './check-course.ts'

const online: CourseDraft = {
  type: 'Online',
  name: 'RN Basics',
  subject: 'RN',
  price: '120',
  onlineDays: '30',
  content: ['c1'],
}
const live: CourseDraft = {
  ...online,
  type: 'Live',
  name: '',
  dates: ['2027-03-06', '2027-03-05'],
  startTime: '9:00AM',
  endTime: '4:00PM',
  location: 'Main campus',
  maxStudents: '12',
}
const words = (draft: CourseDraft) => {
  const verdict = checkCourse(draft, 'Instructor')
  return verdict.ok ? 'ok' : courseMessages[verdict.code]
}

describe('the course form', () => {
  it.each<[string, CourseDraft, string]>([
    [
      'no type, before anything else [2.5.1, 2.5.2]',
      { ...online, type: '', name: '', price: '' },
      'Please choose a course type',
    ],
    ['no name [2.5.3]', { ...online, name: ' ', price: '' }, 'Please enter a name for the course'],
    [
      'a name of two letters [2.5.4, 2.9.6]',
      { ...online, name: 'RN' },
      'Course name has to be longer than 2 characters',
    ],
    [
      'a name that turns the text around it',
      { ...online, name: 'RN \u202Eweiver' },
      'Please use letters or digits in the name of the course',
    ],
    ['no price [2.5.5]', { ...online, price: '', onlineDays: '' }, 'Please enter a course price'],
    ['a price of 0 [2.5.6]', { ...online, price: '0' }, 'Please enter only numbers greater than 0 for course price'],
    [
      'a price with cents [2.5.6]',
      { ...online, price: '9.50' },
      'Please enter only numbers greater than 0 for course price',
    ],
    ['no days [2.5.7]', { ...online, onlineDays: '' }, 'Please enter course Online Days in # of Days'],
    [
      'days of -1 [2.5.8]',
      { ...online, onlineDays: '-1' },
      'Please enter only numbers greater than 0 for course Online Days',
    ],
    [
      'Live without a place [2.5.9, 2.5.10]',
      { ...live, location: '', dates: [] },
      'Please enter a location for the course',
    ],
    ['Live without dates [2.5.11]', { ...live, dates: [] }, 'Please choose dates for the course'],
    ['Live without an end [2.5.12]', { ...live, endTime: '' }, 'Please enter course times'],
    [
      'Live that ends before it begins',
      { ...live, startTime: '6:30PM', endTime: '8:00AM' },
      'Please choose an end time that is later than the start time',
    ],
    ['Live without a limit [2.5.13]', { ...live, maxStudents: '' }, 'Please enter max # of students allowed'],
    [
      'Live with a limit of none [2.5.14]',
      { ...live, maxStudents: 'x' },
      'Please enter only numbers greater than 0 for max # of students',
    ],
    [
      'Online without content [2.5.15]',
      { ...online, content: [] },
      'Please choose at least one content for the course',
    ],
  ])('refuses %s', (_, draft, expected) => expect(words(draft)).toBe(expected))

  it('names a Live course by subject, first date and start, regardless of the typed name [2.3.3]', () => {
    const verdict = checkCourse({ ...live, name: 'Mine' }, 'Instructor')
    expect(verdict.ok && verdict.course.name).toBe('RN Review March 5 9:00AM')
    expect(verdict.ok && verdict.course.liveClasses).toBe(2)
  })
  it('removes invisible characters from a name', () => {
    expect(checkCourse({ ...online, name: 'RN\u200c Onl\u200bine' }, 'Online')).toMatchObject({
      course: { name: 'RN Online' },
    })
  })
  it('keeps no dates, times, place or limit for Online, and no live classes [2.3.17, 2.3.7]', () => {
    const verdict = checkCourse({ ...live, ...online }, 'Instructor')
    expect(verdict.ok && verdict.course.live).toBeUndefined()
    expect(verdict.ok && verdict.course.liveClasses).toBe(0)
  })
  it('fills in the default instructor label', () => {
    const verdict = checkCourse(online, 'Academy Instructor')
    expect(verdict.ok && verdict.course.instructor).toBe('Academy Instructor')
  })
  it.each(['2027-02-30', '5 March'])('refuses %s as a date', (date) =>
    expect(checkCourse({ ...live, dates: [date] }, 'x')).toEqual({ ok: false, code: 'course-dates-invalid' }),
  )
})
