import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { CourseStudentItem } from '#table/course.ts'
import type { DeckItem } from '#table/exam.ts'
import type { ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import {
  attemptsOfProgress,
  cohortStudentKey,
  progressKey,
  studentsAfter,
  taskSummariesOfProgress,
} from '#table/keys.ts'
import { changeStudent, cohortOverview, withEndedAttempt, withRegradedAttempt } from './store-cohort.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { groupReader } from '../study/activity.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { listCourseKeys } from '../files/course-list.ts'
import { newCohortStudent, withOverview } from '#table/cohort.ts'
import { overviewOf } from '#domain/progress/overview.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { readTasks, type ReadTrees, sharedTrees } from './overview.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'

/** Removes a student from a course's cohort, unless a later progress of theirs is counted there. */
async function removeStudent({ courseKey, studentId, key }: ProgressItem, { client, name }: Table): Promise<void> {
  const command = new DeleteCommand({
    TableName: name,
    Key: cohortStudentKey(courseKey, studentId),
    ...ifEqual({ progress: key }),
  })
  try {
    await client.send(command)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/**
 * Removes a student whose progress was deleted, with their account, from its course's cohort. Comes after all changes
 * that the progress made there, because the stream keeps the order of a student's items. Idempotent. 1 write unit per
 * KB.
 */
export async function projectCohorts(
  changes: readonly Change<'progress'>[],
  { table }: { table: Table },
): Promise<void> {
  for (const { after, item } of changes) if (after === undefined) await removeStudent(item, table)
}

/** Where a rebuild continues: after this student of this course. */
export type CohortRef = { course: string; uid: string }

type Readers = { readTrees: ReadTrees; readGroups: ReturnType<typeof groupReader> }

/** Recounts one progress from scratch and replaces its stored counts. */
async function countStudent(table: Table, progress: ProgressItem, { readTrees, readGroups }: Readers, now: number) {
  const { studentId, key, courseKey, dateCreated } = progress
  const tasks = await readTasks(table, progress, readTrees, now)
  const overview = cohortOverview(progress, overviewOf(tasks, progress.overview?.lastActivity), tasks)
  const attempts = { ...attemptsOfProgress(studentId, key), consistent: true }
  const items = await queryItems<AttemptItem | DeckItem>(table, attempts)
  const ended = items.filter((item) => item.type === 'attempt' && item.endTime !== undefined)
  let counted = withOverview(newCohortStudent(courseKey, studentId, { progress: key, opened: dateCreated }), overview)
  // Read after the attempts, so that the summary shows each attempt regraded before it was read.
  const summariesQuery = { ...taskSummariesOfProgress(studentId, key), consistent: true }
  const summaries = await queryItems<TaskSummaryItem>(table, summariesQuery)
  const regraded = new Set(summaries.flatMap(({ task, regrades }) => (regrades === undefined ? [] : [task])))
  for (const item of ended) {
    if (item.type !== 'attempt' || item.quiz) continue
    const attempt = attemptOf(item)
    const [, , task = ''] = item.sk.split('#')
    counted = withEndedAttempt(counted, { task, attempt }, await readGroups(attempt)) ?? counted
    if (regraded.has(task) || item.regraded) counted = withRegradedAttempt(counted, { task, attempt }) ?? counted
  }
  await changeStudent(table, progress, ({ version }) => ({ ...counted, version: version + 1 }))
}

const PAGE = 50

/**
 * Recounts all courses' cohorts from the table, student by student, after the deployment that adds them or when in
 * doubt. Returns the number of students and, when time is up, where to continue (`from`). Per 4 KB, half a read unit
 * for progress and summaries, 1 for attempts; half per question; 1 write unit per KB.
 */
export async function rebuildCohorts(
  { table, now }: { table: Table; now: () => number },
  from: CohortRef | undefined,
  isTimeUp: () => boolean,
): Promise<{ students: number; next?: CohortRef }> {
  const readers = { readTrees: sharedTrees(table), readGroups: groupReader(table) }
  const courses = (await listCourseKeys(table)).sort().filter((course) => from === undefined || course >= from.course)
  let students = 0
  for (const course of courses) {
    let uid = course === from?.course ? from.uid : ''
    for (let isLast = false; !isLast;) {
      const page = await queryItems<CourseStudentItem>(table, { ...studentsAfter(course, uid), limit: PAGE })
      isLast = page.length < PAGE
      for (const student of page) {
        if (isTimeUp()) return { students, next: { course, uid } }
        const progress = await getItem<ProgressItem>(table, progressKey(student.uid, student.progressKey))
        if (progress) await countStudent(table, progress, readers, now())
        students += 1
        uid = student.uid
      }
    }
  }
  return { students }
}
