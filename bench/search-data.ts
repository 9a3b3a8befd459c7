import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { courseItem, courseStudentItem } from '#table/course.ts'
import { progressItem } from '#table/progress.ts'
import { questionItem } from '#table/question.ts'
import { userChunk } from '#table/search-files.ts'
import { userItem } from '#table/user.ts'
import type { Question } from '#domain/questions/question.ts'
import { searchable, type User } from '#domain/users/user.ts'

type Table = { client: DynamoDBDocumentClient; name: string }

const WORDS =
  'nurse client assesses heart rate fluid balance oxygen insulin wound fever finding reports priority action medication dose pain airway infection surgery discharge teaching blood pressure renal stroke asthma labor newborn anxiety sleep diet'.split(
    ' ',
  )
const NAMES = 'Adams Baker Cruz Diaz Evans Flores Garcia Hughes Ito Jones Khan Lopez Moore Nguyen Owens Perez'.split(
  ' ',
)
const AREAS = ['Management of Care', 'Safety and Infection Control', 'Pharmacology', 'Basic Care', 'Physiology']

const wordsFrom = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * i * 13 + i * seed) % WORDS.length] ?? '').join(' ')

/** Questions as long as those of the sample, numbered from 101; every thousandth holds the word `rareword`. */
export const someQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, i) => ({
    id: 101 + i,
    type: 'Multiple Choice',
    body: `${wordsFrom(i, 28)}${i % 1_000 === 0 ? ' rareword' : ''}?`,
    answers: ['A', 'B', 'C', 'D'].map((letter, at) => ({ letter, text: wordsFrom(i + at, 9), correct: at === 1 })),
    rationale: wordsFrom(i + 5, 60),
    tags: [i % 2 === 0 ? 'RN' : 'PN', ...(i % 3 === 0 ? ['Easy'] : []), `Topic ${i % 40}`],
    area: [AREAS[i % AREAS.length] ?? ''],
  }))

/** Users with names that repeat, in the order of their search files, numbered from `from`. */
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

const BATCH = 25
const AT_ONCE = 12
/** Items between two reports. */
const REPORTED = 5_000

async function putAll(
  { client, name }: Table,
  items: readonly object[],
  report: (step: string) => void = () => undefined,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) =>
    items.slice(i * BATCH, (i + 1) * BATCH),
  )
  for (let start = 0, reported = 0; start < batches.length; start += AT_ONCE) {
    if (start * BATCH - reported >= REPORTED) {
      reported = start * BATCH
      report(`${reported} of ${items.length} are written`)
    }
    await Promise.all(
      batches
        .slice(start, start + AT_ONCE)
        .map((batch) =>
          client.send(
            new BatchWriteCommand({ RequestItems: { [name]: batch.map((Item) => ({ PutRequest: { Item } })) } }),
          ),
        ),
    )
  }
}

/** Every such user has an active course. */
export const STUDYING = 10

const COURSE = courseItem({
  ...{ key: 'bench', type: 'Online', name: 'RN Review', subject: 'RN', price: 299, onlineDays: 30, liveClasses: 0 },
  ...{ instructor: 'Riley Shore', published: false, content: [], group: 'online#bench', version: 1 },
})
const END = 4_000_000_000_000

/** A running course of a user, and its entry among the students of the course. */
const runningCourse = ({ uid, type, firstName, lastName }: User) => {
  const key = `course-of-${uid}`
  const progress = progressItem({
    ...{ key, name: COURSE.name, url: 'rn-review-1', courseKey: COURSE.key, group: COURSE.group },
    ...{ studentId: uid, onlineDays: 30, endTime: END, complete: false, dateCreated: 1 },
    ...{ content: [], courseType: 'Online', subject: 'RN' },
  })
  const names = { name: `${firstName} ${lastName}`, lastName, listed: type === 'Student' }
  return [progress, courseStudentItem(COURSE.key, { uid, ...names, progressKey: key, endTime: END, dateCreated: 1 })]
}

/** Writes users straight into the table. */
export const writeUsers = (table: Table, users: readonly User[]): Promise<void> => putAll(table, users.map(userItem))

/** Writes questions, users and a course that some of them have straight into the table. */
export async function fillTable(
  table: Table,
  questions: readonly Question[],
  users: readonly User[],
  report: (step: string) => void,
): Promise<void> {
  const studying = users.filter((_, at) => at % STUDYING === 0)
  await putAll(
    table,
    [
      ...questions.map((question) => questionItem(question, { version: 1, time: 1, ref: `bench:${question.id}` })),
      ...[COURSE, ...studying.flatMap(runningCourse)],
      ...users.map(userItem),
    ],
    report,
  )
}
