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

/** As My Courses pages. */
const PAGE = 20

/** The key of a progress, as `sortableId` makes them. */
const TOKEN = /^[0-9a-z]{26}$/

/**
 * Returns a page of the student's My Courses, newest first, and the notifications of running courses; `nextToken` is
 * the progress that starts the next page. Uses the code of the student's own screens and writes nothing. Refuses with
 * 'view-not-open', 'request-invalid', and 'student-not-found' if the student was deleted or became an administrator. 2
 * read units, and half a unit a course.
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

/** Reads as the student does. Refuses with 'view-not-open' unless the caller has opened the view and it has not ended. */
const byView =
  <Place, D extends Deps, Reply>(read: (place: Omit<Place, 'uid' | 'view'>, uid: string, deps: D) => Promise<Reply>) =>
  async ({ uid, view, ...place }: Place & { uid: string; view: string }, caller: string, deps: D): Promise<Reply> => {
    await requireView({ uid, view }, caller, deps)
    return read(place, uid, deps)
  }

/** The student's course, and a section of it, as the student sees them. Refuse as `courseView` and `sectionView` do. */
export const viewedCourse = byView<QueryViewedCourseArgs, Deps, CourseView>(courseView)
export const viewedSection = byView<QueryViewedSectionArgs, Deps, SectionView>(sectionView)

/**
 * The student's task before it is begun or opened, with the attempts that are over: a Reading's text, a test's facts and no question. What
 * plays a Lecture is signed for the student alone and is left out. Refuses as `taskView` does.
 */
export const viewedTask = byView<QueryViewedTaskArgs, ProgressDeps, TaskView>(async (...args) => ({
  ...(await taskView(...args)),
  lecture: null,
}))
