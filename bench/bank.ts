import { courseItem, courseStudentItem } from '#table/course.ts'
import { type Key, nclexAreasKey } from '#table/keys.ts'
import { poolsOfBank } from '#table/pool.ts'
import { progressItem } from '#table/progress.ts'
import { userChunk } from '#table/search-files.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Question } from '#domain/questions/question.ts'
import { searchable, type User } from '#domain/users/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const WORDS =
  'nurse client assesses heart rate fluid balance oxygen insulin wound fever finding reports priority action medication dose pain airway infection surgery discharge teaching blood pressure renal stroke asthma labor newborn anxiety sleep diet'.split(
    ' ',
  )
const NAMES = 'Adams Baker Cruz Diaz Evans Flores Garcia Hughes Ito Jones Khan Lopez Moore Nguyen Owens Perez'.split(
  ' ',
)
const SUBJECTS = ['Management of Care', 'Safety and Infection Control', 'Pharmacology', 'Basic Care', 'Physiology']

const wordsFrom = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * i * 13 + i * seed) % WORDS.length] ?? '').join(' ')

/** Questions as long as the sample's, numbered from 101; every thousandth contains the word `rareword`. */
export const someQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, i) => ({
    id: 101 + i,
    type: 'Multiple Choice',
    body: `${wordsFrom(i, 28)}${i % 1_000 === 0 ? ' rareword' : ''}?`,
    answers: ['A', 'B', 'C', 'D'].map((letter, at) => ({ letter, text: wordsFrom(i + at, 9), correct: at === 1 })),
    rationale: wordsFrom(i + 5, 60),
    tags: [i % 2 === 0 ? 'RN' : 'PN', ...(i % 3 === 0 ? ['Easy'] : []), `Topic ${i % 40}`],
    area: [SUBJECTS[i % SUBJECTS.length] ?? ''],
  }))

/** Users with recurring names, in the order of their search files, numbered from `from`. */
export const someUsers = (count: number, from = 0): User[] =>
  Array.from({ length: count }, (_, at): User => {
    const i = from + at
    const facts = {
      type: i % 500 === 0 ? ('Admin' as const) : ('Student' as const),
      firstName: NAMES[(i * 5) % NAMES.length] ?? '',
      lastName: `${NAMES[i % NAMES.length] ?? ''}${i % 977}`,
      phone: `(212)555-${String(i % 10_000).padStart(4, '0')}`,
      email: `person${i}@academy.example`,
    }
    const displayName = `${facts.firstName} ${facts.lastName.charAt(0)}.`
    return { ...facts, uid: `bench-${i}`, displayName, data: searchable(facts), dateCreated: 1_700_000_000_000 + i }
  }).sort((a, b) => userChunk(a.uid).localeCompare(userChunk(b.uid)))

/** One in this many users has an active course. */
export const STUDYING = 10

const COURSE = courseItem({
  ...{ key: 'bench', type: 'Online', name: 'RN Review', subject: 'RN', price: 299, onlineDays: 30, liveClasses: 0 },
  ...{ instructor: 'Riley Shore', published: false, content: [], group: 'online#bench', version: 1 },
})
const END = 4_000_000_000_000

/** A course, and the enrollments of some of these users. */
export const runningCourses = (users: readonly User[]): Key[] => [
  COURSE,
  ...users
    .filter((_, at) => at % STUDYING === 0)
    .flatMap(({ uid, type, firstName, lastName }) => {
      const progressKey = `course-of-${uid}`
      const facts = { endTime: END, dateCreated: 1 }
      const progress = progressItem({
        ...{ key: progressKey, name: COURSE.name, url: 'rn-review-1', courseKey: COURSE.key, group: COURSE.group },
        ...{ studentId: uid, onlineDays: 30, complete: false, content: [], courseType: 'Online', subject: 'RN' },
        ...facts,
      })
      const student = { uid, name: `${firstName} ${lastName}`, lastName, listed: type === 'Student', progressKey }
      return [progress, courseStudentItem(COURSE.key, { ...student, ...facts })]
    }),
]

const PIECE = 2_500
const AT_ONCE = 12

/** Writes many items, with several concurrent requests. */
export async function putMany(
  table: Table,
  items: readonly Key[],
  report: (step: string) => void = () => undefined,
): Promise<void> {
  for (let at = 0; at < items.length; at += PIECE * AT_ONCE) {
    const pieces = Array.from({ length: AT_ONCE }, (_, n) => items.slice(at + n * PIECE, at + (n + 1) * PIECE))
    await Promise.all(pieces.map((piece) => batchPut(table, piece)))
    report(`${Math.min(items.length, at + PIECE * AT_ONCE)} of ${items.length} are written`)
  }
}

export const AREAS = Array.from({ length: 8 }, (_, n) => `Area ${n + 1}`)

/** A deterministic number from 0 to 2³² for a question, so that labels are spread pseudorandomly over the bank. */
const hash = (id: number, salt: number): number => {
  const mixed = Math.imul(id ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
}
const oneIn = (n: number, id: number, salt: number) => (hash(id, salt) >>> 8) % n === 0

/**
 * A question's labels: all are RN, every third also PN, every other one about the heart, every third easy, each in one
 * area.
 */
const labelsOf = (id: number): Pick<Question, 'id' | 'tags' | 'area'> => ({
  id,
  tags: [
    'RN',
    ...(oneIn(3, id, 1) ? ['PN'] : []),
    ...(oneIn(2, id, 2) ? ['Heart'] : []),
    ...(oneIn(3, id, 3) ? ['Easy'] : []),
  ],
  area: [AREAS[(hash(id, 4) >>> 8) % AREAS.length] ?? ''],
})

function* bankOf(size: number) {
  for (let id = 101; id < 101 + size; id += 1) yield labelsOf(id)
}

/** The pools of a bank of this size. */
export const bigPools = (size: number): Key[] => poolsOfBank(bankOf(size))

/** The questions that a test will draw, and the list of areas; nothing else of such a large bank is ever read. */
export function drawnItems(ids: readonly number[], time: number): Key[] {
  const isAreas = ({ pk, sk }: Key) => pk === nclexAreasKey.pk && sk === nclexAreasKey.sk
  const drawn = ids.map((id) => aQuestion(labelsOf(id)))
  return bankItems(drawn, time)
    .filter(({ pk }) => !pk.startsWith('POOL#'))
    .map((item) => (isAreas(item) ? { ...item, values: AREAS } : item))
}
