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
 * Changes the counts of a progress in its course's cohort. Only a student's latest progress in a course counts: an item
 * of an earlier one is reset, an item of a later one stays. `change` returns undefined for no change.
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

/** Returns how much of each content of a progress is done. */
function contentsOf(tasks: readonly TaskDone[]): CohortContent[] {
  const keys = [...new Set(tasks.map(({ task }) => task.contentKey))]
  return keys.map((key) => {
    const contentTasks = tasks.filter(({ task }) => task.contentKey === key)
    const average = averageGrade(contentTasks.flatMap(({ best }) => best ?? []))
    return {
      key,
      completed: contentTasks.filter(({ complete }) => complete).length,
      total: contentTasks.length,
      ...(average === undefined ? {} : { average }),
    }
  })
}

/** Returns the cohort's data on how much of a progress is done. */
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

/** Stores how much of a progress is done. Idempotent. 1 strong read unit and 1 write unit per KB. */
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

/** Counts an attempt's answers by area. A question with two areas counts in both, one excluded by a regrade in none. */
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

/**
 * Changes the student's counts in the cohort of a test's course. Ignores the student's own quizzes, which no other
 * student has.
 */
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
 * Counts a finished attempt of a course's test once, even if repeated: the item stores the last attempt of each test.
 * Half a read unit for the progress; 1 strong read unit and 1 write unit per KB.
 */
export const storeCohortAttempt = (
  table: Table,
  uid: string,
  { item, attempt }: { item: AttemptItem; attempt: Attempt },
  groupsOf: GroupsOf,
): Promise<void> =>
  changeByAttempt(table, { uid, item }, (student, task) => withEndedAttempt(student, { task, attempt }, groupsOf))

const testName = (task: string) => createHash('sha256').update(task).digest()

/** Returns a student's item including a finished attempt of the test `task`; undefined if already included. */
export const withEndedAttempt = (
  student: CohortStudentItem,
  { task, attempt }: { task: string; attempt: Attempt },
  groupsOf: GroupsOf,
): CohortStudentItem | undefined =>
  withAttempt(student, { name: testName(task), n: attempt.n }, areasOf(attempt, groupsOf))

/**
 * Returns a student's item that counts an attempt as regraded, or as before an undone regrade. Records its version, so
 * that later stream records of it change nothing.
 */
export const withRegradedAttempt = (
  student: CohortStudentItem,
  { task, attempt }: { task: string; attempt: Attempt },
): CohortStudentItem | undefined =>
  withRegraded(student, { name: testName(task), n: attempt.n, version: attempt.version }, { was: [], is: [] })

const answerText = ({ answer }: AttemptQuestion) => JSON.stringify(answer && pointsOf(answer))

/** Returns the questions of an attempt whose points changed, before and after. */
function changedQuestions(before: Attempt, after: Attempt) {
  const changed = after.questions.flatMap((is, i) => {
    const was = before.questions[i]
    return was && answerText(was) !== answerText(is) ? [{ was, is }] : []
  })
  return { was: changed.map(({ was }) => was), is: changed.map(({ is }) => is) }
}

/**
 * Recounts an attempt in its course's cohort with the points of a regrade or its undo. Applies each version once: the
 * item stores it. Half a read unit for the progress and per regraded question; 1 strong read unit and 1 write unit per
 * KB.
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
