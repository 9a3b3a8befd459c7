import { type SampleCourse } from './types.ts'

const campus = 'Sample Campus, 100 Campus Way'
const morning = { startTime: '9:00AM', endTime: '4:00PM' }
const evening = { startTime: '6:00PM', endTime: '9:00PM' }
const live = { type: 'Live', instructor: 'Academy Instructor', published: true, location: campus } as const
const online = { type: 'Online', instructor: 'ONLINE', published: true } as const
const rnContent = ['RN Foundations', 'NCLEX Strategies']
const pnContent = ['PN Foundations', 'NCLEX Strategies']
const liveText = (exam: string) =>
  `A live review for ${exam} candidates who learn best in a room: clear explanations, questions answered on the spot, and a plan for the weeks before the exam.

Between classes and for the days after, the online part is yours: readings, a lecture with captions, practice tests with the reasoning behind every answer, and tests that adapt to you.`
const onlineText = (exam: string) =>
  `Review for ${exam} at your own pace. Read, watch, and practice on your phone between shifts or on a large screen at home. We save your place and your results.

Every question explains its answer. Adaptive tests show you when you’re ready.`
const next = { startsInDays: 21, classes: 6, everyDays: 1 }

/**
 * The sample courses. The first two Live courses share date, time and seats, so they are linked (decisions, 1.4); the small
 * one shows 'seats left'; the two 'RN Online Review' are options of one card (spec 1.4.12); the last two are unpublished.
 */
export const courses: SampleCourse[] = [
  {
    ref: 'rn-live',
    ...live,
    ...morning,
    subject: 'RN',
    schedule: next,
    price: 450,
    onlineDays: 60,
    maxStudents: 24,
    description: liveText('NCLEX-RN'),
    content: rnContent,
  },
  {
    ref: 'pn-live',
    ...live,
    ...morning,
    subject: 'PN',
    schedule: next,
    price: 400,
    onlineDays: 60,
    maxStudents: 24,
    description: liveText('NCLEX-PN'),
    content: pnContent,
  },
  {
    ref: 'rn-live-small',
    ...live,
    ...morning,
    subject: 'RN',
    schedule: { startsInDays: 49, classes: 4, everyDays: 7 },
    price: 480,
    onlineDays: 60,
    maxStudents: 4,
    description: liveText('NCLEX-RN'),
    content: rnContent,
  },
  {
    ref: 'pn-live-evening',
    ...live,
    ...evening,
    subject: 'PN',
    schedule: { startsInDays: 35, classes: 8, everyDays: 2 },
    price: 420,
    onlineDays: 45,
    maxStudents: 16,
    description: liveText('NCLEX-PN'),
    content: pnContent,
  },
  {
    ref: 'rn-online-30',
    ...online,
    name: 'RN Online Review',
    subject: 'RN',
    price: 199,
    onlineDays: 30,
    description: onlineText('NCLEX-RN'),
    content: rnContent,
  },
  {
    ref: 'rn-online-90',
    ...online,
    name: 'RN Online Review',
    subject: 'RN',
    price: 299,
    onlineDays: 90,
    description: onlineText('NCLEX-RN'),
    content: rnContent,
  },
  {
    ref: 'pn-online-60',
    ...online,
    name: 'PN Online Review',
    subject: 'PN',
    price: 179,
    onlineDays: 60,
    description: onlineText('NCLEX-PN'),
    content: pnContent,
  },
  {
    ref: 'strategies-30',
    ...online,
    name: 'Test-Taking Strategies',
    subject: 'RN',
    price: 49,
    onlineDays: 30,
    description:
      'Read a question as it is meant, set priorities and manage the clock: the method behind every NCLEX answer, with practice after each reading.',
    content: ['NCLEX Strategies'],
  },
  {
    ref: 'rn-live-draft',
    ...live,
    ...morning,
    published: false,
    subject: 'RN',
    schedule: { startsInDays: 90, classes: 6, everyDays: 1 },
    price: 450,
    onlineDays: 60,
    maxStudents: 24,
    description: liveText('NCLEX-RN'),
    content: rnContent,
  },
  {
    ref: 'pn-online-draft',
    ...online,
    published: false,
    name: 'PN Refresher',
    subject: 'PN',
    price: 99,
    onlineDays: 30,
    description: onlineText('NCLEX-PN'),
    content: ['PN Foundations'],
  },
]
