import { overviewOf } from '#domain/progress/overview.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { newCohortStudent, withOverview } from '#table/cohort.ts'
import type { CourseStudentItem } from '#table/course.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfProgress, progressKey, studentsAfter, taskSummariesOfProgress } from '#table/keys.ts'
import type { ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listCourseKeys } from '../files/course-list.ts'
import { readTasks, type ReadTrees, sharedTrees } from './overview.ts'
import { groupReader } from '../study/activity.ts'
import { changeStudent, cohortOverview, withEndedAttempt, withRegradedAttempt } from './store-cohort.ts'

/** Where a rebuild goes on: behind this student of this course. */
export type CohortPlace = { course: string; uid: string }

type Readers = { readTrees: ReadTrees; readGroups: ReturnType<typeof groupReader> }

/** Counts one progress from nothing: what is stored of it is replaced. */
async function countStudent(table: Table, progress: ProgressItem, { readTrees, readGroups }: Readers, now: number) {
  const { studentId, key, courseKey, dateCreated } = progress
  const tasks = await readTasks(table, progress, readTrees, now)
  const overview = cohortOverview(progress, overviewOf(tasks, progress.overview?.lastActivity), tasks)
  const attempts = { ...attemptsOfProgress(studentId, key), consistent: true }
  const items = await queryItems<AttemptItem | DeckItem>(table, attempts)
  const ended = items.filter((item) => item.type === 'attempt' && item.endTime !== undefined)
  let counted = withOverview(newCohortStudent(courseKey, studentId, { progress: key, opened: dateCreated }), overview)
  // After the attempts: of each that was regraded before it was read, the summary says so.
  const own = { ...taskSummariesOfProgress(studentId, key), consistent: true }
  const summaries = await queryItems<TaskSummaryItem>(table, own)
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
 * Counts the cohorts of all courses again from the table, student by student: after the deployment that brings them, and wherever they
 * are in doubt. Resolves with how many students it counted and, where time was up, with where to go on (`from` of the next call). Half a
 * read unit for 4 KB of a student's progress and summaries, 1 for 4 KB of attempts and once more of summaries, half a unit a question of theirs once a call; 1 write
 * unit a KB.
 */
export async function rebuildCohorts(
  { table, now }: { table: Table; now: () => number },
  from: CohortPlace | undefined,
  isTimeUp: () => boolean,
): Promise<{ students: number; next?: CohortPlace }> {
  const readers = { readTrees: sharedTrees(table), readGroups: groupReader(table) }
  const courses = (await listCourseKeys(table)).sort().filter((course) => from === undefined || course >= from.course)
  let students = 0
  for (const course of courses) {
    let uid = course === from?.course ? from.uid : ''
    for (let isLast = false; !isLast;) {
      const page = await queryItems<CourseStudentItem>(table, { ...studentsAfter(course, uid), limit: PAGE })
      isLast = page.length < PAGE
      for (const place of page) {
        if (isTimeUp()) return { students, next: { course, uid } }
        const progress = await getItem<ProgressItem>(table, progressKey(place.uid, place.progressKey))
        if (progress) await countStudent(table, progress, readers, now())
        students += 1
        uid = place.uid
      }
    }
  }
  return { students }
}
