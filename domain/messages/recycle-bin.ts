import type { Course } from '../courses/course.ts'
import { classNameOf } from '../courses/class-name.ts'
import { counted } from '../text/counted.ts'
import { BIN_DAYS, type BinKind } from '#domain/content/bin.ts'

/** How many names a sentence lists. */
const MAX_NAMES = 5
const named = (names: readonly string[]): string =>
  names.length <= MAX_NAMES
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMES).join(', ')}, and ${names.length - MAX_NAMES} more`

const ARCHIVED = 'archived'

/** The confirmation before a deletion: what it affects, in numbers, and how long it can be restored. */
export const deletionEffectWords = {
  loading: 'Counting what this affects',
  restorable: `You can restore it from the recycle bin for ${BIN_DAYS} days.`,
  restorableQuestions: (count: number) =>
    count === 1
      ? `You can restore it from the recycle bin for ${BIN_DAYS} days. It keeps its number and statistics unless a new question takes the number.`
      : `You can restore them from the recycle bin for ${BIN_DAYS} days. They keep their numbers and statistics unless new questions take the numbers.`,
  holds: (sections: number, tasks: number) =>
    sections > 0
      ? `It has ${counted(sections, 'section')} with ${counted(tasks, 'task')}.`
      : `It has ${counted(tasks, 'task')}.`,
  whole: (sections: number, tasks: number) =>
    sections > 0
      ? `Yes, delete its ${counted(sections, 'section')} and ${counted(tasks, 'task')} too`
      : `Yes, delete its ${counted(tasks, 'task')} too`,
  work: (students: number, attempts: number) =>
    attempts > 0
      ? `${counted(students, 'student')} worked on it, with ${counted(attempts, 'test attempt')}. Their results stay readable; their progress no longer counts it.`
      : `${counted(students, 'student')} worked on it. Their progress no longer counts it.`,
  noWork: 'No student has worked on it.',
  noCourse: 'No course has it.',
  courses: (names: readonly string[]) => `In ${counted(names.length, 'course')}: ${named(names)}.`,
  /** Returns a course's name with what distinguishes it from the other options of its name; marks an archived one. */
  course: (course: Pick<Course, 'name' | 'type' | 'startTime' | 'onlineDays' | 'archived'>): string => {
    const notes = [
      ...(course.type === 'Online' ? [counted(course.onlineDays, 'day')] : []),
      ...(course.archived ? [ARCHIVED] : []),
    ]
    return `${classNameOf(course)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
  },
  inUse: (names: readonly string[]) =>
    `It can’t be deleted while courses use it. Take it out of these first: ${named(names)}.${
      names.some((name) => name.endsWith(`${ARCHIVED})`)) ? ' Bring an archived course back to change it.' : ''
    }`,
  sitting: (students: number, test: 'this test' | 'one of its tests') =>
    `${counted(students, 'student')} ${students === 1 ? 'is' : 'are'} taking ${test} now and can finish it.`,
  linked: (names: readonly string[]) =>
    `It can’t be deleted while other tasks link to it. Delete these first: ${named(names)}.`,
  drawnIn: (questions: number, names: readonly string[]) =>
    `Tests in ${counted(names.length, 'course')} may ask ${questions === 1 ? 'it' : 'them'}: ${named(names)}.`,
  answered: (questions: number, answers: number): string => {
    const them = questions === 1 ? 'it' : 'them'
    if (answers === 0) return `No student had answered ${them} when answers were last counted, within the last hour.`
    return `Students had answered ${them} ${counted(answers, 'time')} when answers were last counted. Their results keep showing ${them}, and so do tests that are running.`
  },
  inBin: (name: string) => `${name} (in the recycle bin)`,
  watched: (students: number) =>
    students === 0
      ? 'No student has watched it.'
      : `${counted(students, 'student')} watched it. Their progress still counts it.`,
  emptied: (names: readonly string[]) => `These tasks link to it and will have no video: ${named(names)}.`,
} as const

/** The words of the recycle bin. */
export const binWords = {
  title: 'Recycle bin',
  lead: `What you delete from course content and the question bank stays here for ${BIN_DAYS} days.`,
  list: 'Deleted content and questions',
  loading: 'Loading the recycle bin',
  empty: 'The recycle bin is empty',
  name: 'Name',
  kind: 'Type',
  kinds: {
    content: 'Content',
    section: 'Section',
    task: 'Task',
    video: 'Video',
    question: 'Question',
  } satisfies Record<BinKind, string>,
  place: 'Was in',
  deletedOn: 'Deleted',
  until: 'Kept until',
  restore: 'Restore',
  restored: (name: string) => `${name} restored`,
  questionRestored: (id: number) => `Restored as question ${id}`,
  purge: 'Delete for good',
  results: 'Results that students have with it stay readable.',
  purged: (name: string) => `${name} deleted for good`,
  acts: 'Actions',
  total: (count: number) => counted(count, 'item'),
  with: (held: string) => (held === '' ? '' : ` with its ${held} and anything deleted from it earlier`),
  holds: (sections: number | null, tasks: number | null): string =>
    sections !== null ? counted(sections, 'section') : tasks !== null ? counted(tasks, 'task') : '',
} as const
