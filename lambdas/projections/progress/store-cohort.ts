import { createHash } from 'node:crypto'
import { type Attempt, type AttemptQuestion, pointsOf } from '#domain/attempts/attempt.ts'
import { addToAreas, type AreaCount, type CohortContent } from '#domain/courses/cohorts/cohort.ts'
import { averageGrade, type ProgressOverview, type TaskDone } from '#domain/progress/overview.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { type CohortStudentItem, newCohortStudent, withAttempt, withOverview, withRegraded } from '#table/cohort.ts'
import { cohortStudentKey, progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { changeItem } from '#lambdas/dynamodb/change-item.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { GroupsOf } from '../study/activity.ts'

/**
 * Changes what is counted of a progress in its course's cohort. Of a student with several progresses in a course the latest is counted: an
 * item of an earlier one begins from nothing, one of a later one stays. `change` gives undefined where nothing changes.
 */
export async function changeStudent(
  table: Table,
  { courseKey, studentId, key, dateCreated }: ProgressItem,
  change: (item: CohortStudentItem) => CohortStudentItem | undefined,
): Promise<void> {
  const failure = 'How far a student is could not be stored in the cohort'
  const options = { failure, optional: ['startedOn', 'lastActivity', 'average', 'regraded'] }
  await changeItem<CohortStudentItem>(table, cohortStudentKey(courseKey, studentId), options, (stored) => {
    if (stored && stored.progress !== key && stored.opened > dateCreated) return undefined
    if (stored?.progress === key) return change(stored)
    const fresh = newCohortStudent(courseKey, studentId, { progress: key, opened: dateCreated })
    return change({ ...fresh, version: stored?.version ?? 0 })
  })
}

/** How far a progress is in each of its contents. */
function contentsOf(tasks: readonly TaskDone[]): CohortContent[] {
  const keys = [...new Set(tasks.map(({ task }) => task.contentKey))]
  return keys.map((key) => {
    const own = tasks.filter(({ task }) => task.contentKey === key)
    const average = averageGrade(own.flatMap(({ best }) => best ?? []))
    return {
      key,
      completed: own.filter(({ complete }) => complete).length,
      total: own.length,
      ...(average === undefined ? {} : { average }),
    }
  })
}

/** What a cohort holds of how far a progress is. */
export function cohortOverview(
  { startedOn }: ProgressItem,
  { completed, total, lastActivity, average }: ProgressOverview,
  tasks: readonly TaskDone[],
) {
  return {
    ...(startedOn === undefined ? {} : { startedOn }),
    ...(lastActivity === undefined ? {} : { lastActivity }),
    ...(average === undefined ? {} : { average }),
    ...{ completed, total, contents: contentsOf(tasks) },
  }
}

/** Stores how far a progress is. Repeatable. 1 strong read unit and 1 write unit a KB. */
export async function storeCohortOverview(
  table: Table,
  progress: ProgressItem,
  overview: ProgressOverview,
  tasks: readonly TaskDone[],
): Promise<void> {
  const now = cohortOverview(progress, overview, tasks)
  await changeStudent(table, progress, (item) => withOverview(item, now))
}

type Answered = Pick<Attempt, 'questions'>

/** What an attempt answered by area; a question of two areas counts in both, one that a regrade dropped in none. */
function areasOf({ questions }: Answered, groupsOf: GroupsOf): AreaCount[] {
  const counts = questions.flatMap((question) => {
    if (question.answer === undefined) return []
    const { points, max } = pointsOf(question.answer)
    if (max === 0) return []
    return groupsOf(question).flatMap(({ kind, code }) =>
      kind === 'area' ? [{ area: code, items: 1, points, max }] : [],
    )
  })
  return addToAreas([], counts)
}

/** Changes what the cohort of a test's course counts of the student; nothing of a quiz of one's own: no other student has the same. */
async function changeByAttempt(
  table: Table,
  { uid, item }: { uid: string; item: AttemptItem },
  change: (student: CohortStudentItem, task: string) => CohortStudentItem | undefined,
): Promise<void> {
  if (item.quiz !== undefined) return
  const [, progress = '', task = ''] = item.sk.split('#')
  const owner = await getItem<ProgressItem>(table, progressKey(uid, progress))
  if (owner === undefined) return
  await changeStudent(table, owner, (student) => change(student, task))
}

/**
 * Counts an attempt of a course's test that ended, once, however often it comes: the item knows the last attempt of each test. Half a read
 * unit for the progress, a strong one and 1 write unit a KB.
 */
export const storeCohortAttempt = (
  table: Table,
  uid: string,
  { item, attempt }: { item: AttemptItem; attempt: Attempt },
  groupsOf: GroupsOf,
): Promise<void> =>
  changeByAttempt(table, { uid, item }, (student, task) => withEndedAttempt(student, { task, attempt }, groupsOf))

const testName = (task: string) => createHash('sha256').update(task).digest()

/** A student's item with an attempt of the test `task` that ended; undefined: it is in it already. */
export const withEndedAttempt = (
  student: CohortStudentItem,
  { task, attempt }: { task: string; attempt: Attempt },
  groupsOf: GroupsOf,
): CohortStudentItem | undefined =>
  withAttempt(student, { name: testName(task), n: attempt.n }, areasOf(attempt, groupsOf))

/** A student's item that counts an attempt as it is after a regrade, or its undo, and says so: what the stream still has to say of it is known. */
export const withRegradedAttempt = (
  student: CohortStudentItem,
  { task, attempt }: { task: string; attempt: Attempt },
): CohortStudentItem | undefined =>
  withRegraded(student, { name: testName(task), n: attempt.n, version: attempt.version }, { was: [], is: [] })

const answerText = ({ answer }: AttemptQuestion) => JSON.stringify(answer && pointsOf(answer))

/** The questions of an attempt whose points are others than before, as they were and as they are. */
function changedQuestions(before: Attempt, after: Attempt) {
  const changed = after.questions.flatMap((is, i) => {
    const was = before.questions[i]
    return was && answerText(was) !== answerText(is) ? [{ was, is }] : []
  })
  return { was: changed.map(({ was }) => was), is: changed.map(({ is }) => is) }
}

/**
 * Counts an attempt that is in its course's cohort by the points that a regrade, or its undo, gave it, once, however often it comes: the
 * item knows its version. Half a read unit for the progress and each question that was regraded, a strong one and 1 write unit a KB.
 */
export async function storeCohortRegrade(
  table: Table,
  uid: string,
  { before, after }: { before: AttemptItem; after: AttemptItem },
  readGroups: (attempt: Pick<Attempt, 'questions' | 'at'>) => Promise<GroupsOf>,
): Promise<void> {
  if (after.quiz !== undefined) return
  const attempt = attemptOf(after)
  const { was, is } = changedQuestions(attemptOf(before), attempt)
  const groupsOf = await readGroups({ questions: is, at: is.length })
  const areas = { was: areasOf({ questions: was }, groupsOf), is: areasOf({ questions: is }, groupsOf) }
  await changeByAttempt(table, { uid, item: after }, (student, task) =>
    withRegraded(student, { name: testName(task), n: attempt.n, version: attempt.version }, areas),
  )
}
