import { userKey } from '../../data/keys.ts'
import { progressOf } from '../../data/progress.ts'
import { type UserItem, userOf } from '../../data/user.ts'
import type { QueryStudentCourseArgs, StudentCourse } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { countContents } from './count-contents.ts'
import type { LearningDeps } from './deps.ts'
import { progressReply } from '../shared/progress-reply.ts'
import { findProgressWithTests } from '../testing/progress-with-tests.ts'
import { listTaskSummaries } from '../testing/task-summaries.ts'
import { readContents } from './read-contents.ts'
import { userReply } from '../shared/user-reply.ts'

/**
 * Any student's course with counts, in whatever state it is, for administrators (spec 3.2.23); the schema lets nobody else
 * ask. Refuses with 'student-not-found' or 'progress-not-found' (spec 3.2.26).
 */
export async function studentCourse(
  { uid, progressKey: key }: QueryStudentCourseArgs,
  { table, now }: Pick<LearningDeps, 'table' | 'now'>,
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
