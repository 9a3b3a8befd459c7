import type {
  CourseView,
  QueryViewedCourseArgs,
  QueryViewedCoursesArgs,
  QueryViewedSectionArgs,
  QueryViewedTaskArgs,
  SectionView,
  TaskView,
  ViewedCourses,
} from '#generated/schema.ts'
import { progressesOf, progressKey, userKey } from '#table/keys.ts'
import { progressReply, type ProgressItem } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { courseView } from '#lambdas/progress/learning/course-view.ts'
import { myCourseNotices } from '../my-course-notices.ts'
import type { ProgressDeps } from '../progress-deps.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { isViewable, requireView } from './open-student-view.ts'

type Deps = Pick<ProgressDeps, 'table' | 'now'>

/** The same page size as My Courses. */
const PAGE = 20

/** The key of a progress, as created by `sortableId`. */
const TOKEN = /^[0-9a-z]{26}$/

/**
 * Returns a page of the student's My Courses, newest first, and the notifications of running courses; `nextToken` is
 * the progress that starts the next page. Uses the code of the student's own screens and writes nothing. Throws
 * 'view-not-open', 'request-invalid', and 'student-not-found' if the student was deleted or became an administrator. 2
 * read units, and half a unit per course.
 */
export async function viewedCourses(
  { uid, view, nextToken }: QueryViewedCoursesArgs,
  caller: string,
  deps: Deps,
): Promise<ViewedCourses> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  await requireView({ uid, view }, caller, deps)
  const from = nextToken ? { upTo: progressKey(uid, nextToken).sk } : {}
  const [user, items, notices] = await Promise.all([
    getItem<UserItem>(deps.table, userKey(uid)),
    queryItems<ProgressItem>(deps.table, { ...progressesOf(uid), ...from, backward: true, limit: PAGE + 1 }),
    nextToken ? [] : myCourseNotices(uid, deps),
  ])
  if (!isViewable(user)) throw new Refusal('student-not-found')
  return {
    items: items.slice(0, PAGE).map((item) => progressReply(item)),
    notices,
    nextToken: items[PAGE]?.key ?? null,
  }
}

/** Reads as the student. Throws 'view-not-open' unless the caller has opened the view and it has not expired. */
const byView =
  <Place, D extends Deps, Reply>(read: (ref: Omit<Place, 'uid' | 'view'>, uid: string, deps: D) => Promise<Reply>) =>
  async ({ uid, view, ...ref }: Place & { uid: string; view: string }, caller: string, deps: D): Promise<Reply> => {
    await requireView({ uid, view }, caller, deps)
    return read(ref, uid, deps)
  }

/**
 * The student's course, and a section of it, as the student sees them. They throw as `courseView` and `sectionView` do.
 */
export const viewedCourse = byView<QueryViewedCourseArgs, Deps, CourseView>(courseView)
export const viewedSection = byView<QueryViewedSectionArgs, Deps, SectionView>(sectionView)

/**
 * Returns the student's task as before it is started or opened, with finished attempts: a Reading's text, a test's
 * details without questions. Omits Lecture playback, which is signed only for the student. Throws as `taskView` does.
 */
export const viewedTask = byView<QueryViewedTaskArgs, ProgressDeps, TaskView>(async (...args) => ({
  ...(await taskView(...args)),
  lecture: null,
}))
