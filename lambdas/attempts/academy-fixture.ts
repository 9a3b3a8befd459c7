import { randomUUID } from 'node:crypto'
import { courseStudentItem } from '#table/course.ts'
import type { Key } from '#table/keys.ts'
import { enrolmentLock } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { answersOf, aQuestion, matchingOf } from '#table/testing/a-question.ts'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import type { Progress } from '#domain/progress/progress.ts'
import {
  type Answer,
  CASE_STUDY,
  CLASSIC_TYPES,
  CONTENT_TYPES,
  type ContentTypeName,
  type ClassicType,
  isQuestionType,
  type Question,
} from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import type { Attempt, AttemptMove, UpdateTaskProgressInput } from '#generated/schema.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'

export const START = 1_780_000_000_000
export const MINUTE = 60_000

/** A question's answers of each type of the specification, and choices that are right and wrong. */
const CLASSIC_EXAMPLES: Readonly<Record<ClassicType, { answers: Answer[]; right: number[]; wrong: number[] }>> = {
  'True/False': { answers: answersOf(['True', 'False'], [0]), right: [0], wrong: [1] },
  'Multiple Choice': { answers: answersOf(['first', 'second', 'third', 'fourth'], [2]), right: [2], wrong: [3] },
  'Select All That Apply': {
    answers: answersOf(['one', 'two', 'three', 'four', 'five'], [0, 2, 4]),
    right: [0, 2, 4],
    wrong: [0],
  },
  // The matches are sorted: breathes, cleans, pumps.
  'Matching/Dropdown': {
    answers: matchingOf({ heart: 'pumps', lung: 'breathes', liver: 'cleans' }),
    right: [2, 0, 1],
    wrong: [0, 0, 1],
  },
  Priority: { answers: answersOf(['airway', 'breathing', 'circulation'], [0]), right: [0], wrong: [1] },
}

/** Returns a question's stored answers or content for a type. */
const storedExample = (type: Answered): Pick<Question, 'answers' | 'content'> => {
  if (isClassic(type))
    return {
      answers: CLASSIC_EXAMPLES[type].answers.map((answer) => ({ ...answer, why: `Rationale of ${answer.letter}` })),
    }
  const checked = typeRules(type).content?.check(CONTENT_EXAMPLES[type].content)
  if (!checked?.ok) throw new Error(`The example of ${type} is refused`)
  return { answers: [], content: checked.content }
}

type Answered = ClassicType | ContentTypeName

const isClassic = (type: Answered): type is ClassicType => type in CLASSIC_EXAMPLES

/** Questions that cycle through all types served by themselves, numbered from 101; every third is easy. */
export const questionsOfAllTypes = (count: number): Question[] =>
  questionsOf([...CLASSIC_TYPES, ...CONTENT_TYPES], count)

/** Questions that cycle through the specification's types, worth one point each. */
export const classicQuestions = (count: number): Question[] => questionsOf(CLASSIC_TYPES, count)

const questionsOf = (types: readonly Answered[], count: number): Question[] =>
  Array.from({ length: count }, (_, i) => {
    const type = types[i % types.length] ?? 'Priority'
    return aQuestion({
      id: 101 + i,
      type,
      ...storedExample(type),
      tags: i % 3 === 0 ? ['RN', 'Easy'] : ['RN', 'Heart'],
    })
  })

/** Returns a right or wrong choice for a question of `questionsOfAllTypes`. */
export const choiceFor = ({ type }: { type: string }, right: boolean): number[] => {
  const known = isQuestionType(type) && type !== CASE_STUDY ? type : 'Priority'
  const example = isClassic(known) ? CLASSIC_EXAMPLES[known] : CONTENT_EXAMPLES[known]
  return example[right ? 'right' : 'wrong']
}

/** The items that guard a student's progress in its course: ending the progress ends these, too. */
export function enrolmentItems(uid: string): Key[] {
  const { key, group, courseKey, endTime } = aProgress(uid, 'p1', { endTime: START + 1_000 * MINUTE })
  const enrolment = { progressKey: key, endTime }
  const names = { name: 'Jane Doe', lastName: 'Doe' }
  return [
    enrolmentLock(uid, group, enrolment),
    courseStudentItem(courseKey, { uid, ...names, listed: true, dateCreated: 1, ...enrolment }),
  ]
}

let tasks = 0
/** Keys in the order of their making, so that a course lists its tasks in it. */
const nextTaskKey = () => `t-${String((tasks += 1)).padStart(8, '0')}`

/** One student in a course with one Practice task, on a table with a bank. The clock stands still until it is set. */
export async function aStudent(
  table: Table,
  task: Partial<TaskItem> = {},
  progress: Partial<Progress> = {},
  more: Key[] = [],
) {
  const uid = randomUUID()
  const keys = { progressKey: 'p1', contentKey: 'c0', sectionKey: 's0', taskKey: nextTaskKey() }
  await batchPut(table, [
    aContent('c0'),
    aSection('c0', 's0'),
    aTask('c0', 's0', keys.taskKey, {
      taskType: 'Practice',
      tags: ['RN'],
      numOfQuestions: 5,
      timeAllowed: 30,
      ...task,
    }),
    aProgress(uid, 'p1', { content: ['c0'], endTime: START + 1_000 * MINUTE, ...progress }),
    ...more,
  ])
  const clock = { time: START }
  const deps: AttemptDeps = { table, now: () => clock.time, random: seededRandom(1), rulesOf }
  const start = async (): Promise<Attempt> => {
    const { attempt } = await createTaskProgress(keys, uid, deps)
    if (!attempt) throw new Error('No attempt')
    return attempt
  }
  const move = (input: Partial<UpdateTaskProgressInput> & { n: number }): Promise<AttemptMove> =>
    updateTaskProgress({ progressKey: keys.progressKey, taskKey: keys.taskKey, action: 'check', ...input }, uid, deps)
  const check = ({ n, currentQuestion, question, scoring }: Attempt, right: boolean): Promise<AttemptMove> => {
    if (!question) throw new Error('No question to answer')
    return move({ n, position: currentQuestion, questionId: question.id, scoring, choice: choiceFor(question, right) })
  }
  return { uid, keys, clock, deps, start, move, check }
}
