import { userKey } from '#table/keys.ts'
import { progressOf, progressReply } from '#table/progress.ts'
import { type UserItem, userOf, userReply } from '#table/user.ts'
import type { QueryStudentCourseArgs, StudentCourse } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { findProgressWithTests } from '#lambdas/attempts/progress-with-tests.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'

/**
 * Any student's course with counts, in whatever state it is, for administrators (spec 3.2.23); the schema lets nobody else
 * ask. Refuses with 'student-not-found' or 'progress-not-found' (spec 3.2.26).
 */
export async function studentCourse(
  { uid, progressKey: key }: QueryStudentCourseArgs,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<StudentCourse> {
  const read = findProgressWithTests(table, uid, key)
  const [student, { item }, summaries] = await Promise.all([
    getItem<UserItem>(table, userKey(uid)),
    read,
    listTaskSummaries(
      table,
      { uid, progress: key },
      read.then(({ started }) => started),
    ),
  ])
  if (!student) throw new Refusal('student-not-found')
  if (!item) throw new Refusal('progress-not-found')
  const progress = progressOf(item)
  const trees = await readContents(table, progress.content)
  return {
    student: userReply(userOf(student)),
    progress: progressReply(progress),
    contents: countContents(trees, summaries, now()),
  }
}
