import { progressReply } from '#table/progress.ts'
import { userReply } from '#table/user.ts'
import type { QueryStudentCourseArgs, StudentCourse } from '#generated/schema.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { findStudentProgress } from './find-student-progress.ts'

/**
 * Returns any student's course with counts, in any state, for administrators (spec 3.2.23); the schema limits access to
 * them. Throws 'student-not-found' or 'progress-not-found' (spec 3.2.26).
 */
export async function studentCourse(
  { uid, progressKey: key }: QueryStudentCourseArgs,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<StudentCourse> {
  const { student, progress, summaries } = await findStudentProgress(table, { uid, progress: key })
  const trees = await readContents(table, progress.content)
  return {
    student: userReply(student),
    progress: progressReply(progress),
    contents: countContents(trees, summaries, now()),
  }
}
