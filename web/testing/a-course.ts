import type {
  ListedCourseFieldsFragment,
  ManagedCourseFieldsFragment,
  ManagedCourseQuery,
} from '#generated/operations.ts'

/** An unpublished Online course with one content. */
export const anOnlineCourse = (facts: Partial<ManagedCourseFieldsFragment> = {}): ManagedCourseFieldsFragment => ({
  key: 'c1',
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  price: 199,
  onlineDays: 60,
  liveClasses: 0,
  instructor: 'ONLINE',
  published: false,
  archived: false,
  dates: null,
  startTime: null,
  endTime: null,
  location: null,
  maxStudents: null,
  description: null,
  ownQuizzes: true,
  passesRequired: true,
  content: ['k1'],
  version: 3,
  ...facts,
})

/** An unpublished Live course with two dates. */
export const aLiveCourse = (facts: Partial<ManagedCourseFieldsFragment> = {}): ManagedCourseFieldsFragment =>
  anOnlineCourse({
    key: 'l1',
    type: 'Live',
    name: 'RN Review March 5 9:00AM',
    liveClasses: 2,
    instructor: 'Academy Instructor',
    dates: ['2027-03-05', '2027-03-12'],
    startTime: '9:00AM',
    endTime: '4:00PM',
    location: 'Campus',
    maxStudents: 24,
    ...facts,
  })

/** The course of `anOnlineCourse` as it appears in the course list. */
export const aListedCourse = (facts: Partial<ListedCourseFieldsFragment> = {}): ListedCourseFieldsFragment => ({
  key: 'c1',
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  price: 199,
  onlineDays: 60,
  published: false,
  archived: false,
  dates: null,
  startTime: null,
  endTime: null,
  location: null,
  maxStudents: null,
  version: 3,
  taken: 0,
  ...facts,
})

/** The class of `aLiveCourse` as it appears in the course list. */
export const aListedClass = (facts: Partial<ListedCourseFieldsFragment> = {}): ListedCourseFieldsFragment =>
  aListedCourse({
    key: 'l1',
    type: 'Live',
    name: 'RN Review March 5 9:00AM',
    dates: ['2027-03-05', '2027-03-12'],
    startTime: '9:00AM',
    endTime: '4:00PM',
    location: 'Campus',
    maxStudents: 24,
    ...facts,
  })

export const contents = [
  { key: 'k1', name: 'Foundations' },
  { key: 'k2', name: 'Strategies' },
]

/** The reply for the screen of one course. */
export const managed = (
  course: ManagedCourseFieldsFragment | null,
  facts: Partial<ManagedCourseQuery['managedCourse']> = {},
  students: Partial<ManagedCourseQuery['courseStudents']> = {},
): ManagedCourseQuery => ({
  managedCourse: { course, contents, editable: true, enrolled: 0, roster: [], differing: [], ...facts },
  courseStudents: { items: [], total: 0, page: 1, ...students },
})
