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
 * A page of the student's My Courses, newest first, and what the student was notified of in courses that run; `nextToken` is the progress that the next
 * page begins with. Reads with the code of the student's own screens, and writes nothing. Refuses with 'view-not-open', 'request-invalid', and
 * 'student-not-found' of whom was deleted or made an administrator while the view was open. 2 read units, and half a unit a course.
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

/** The student's course as the student sees it. Refuses with 'view-not-open' and as `courseView` does. */
export async function viewedCourse(
  { uid, view, ...place }: QueryViewedCourseArgs,
  caller: string,
  deps: Deps,
): Promise<CourseView> {
  await requireView({ uid, view }, caller, deps)
  return courseView(place, uid, deps)
}

/** The student's section as the student sees it. Refuses with 'view-not-open' and as `sectionView` does. */
export async function viewedSection(
  { uid, view, ...place }: QueryViewedSectionArgs,
  caller: string,
  deps: Deps,
): Promise<SectionView> {
  await requireView({ uid, view }, caller, deps)
  return sectionView(place, uid, deps)
}

/**
 * The student's task before it is begun or opened, with the attempts that are over: a Reading's text, a test's facts and no question. What
 * plays a Lecture is signed for the student alone and is left out. Refuses with 'view-not-open' and as `taskView` does.
 */
export async function viewedTask(
  { uid, view, ...place }: QueryViewedTaskArgs,
  caller: string,
  deps: ProgressDeps,
): Promise<TaskView> {
  await requireView({ uid, view }, caller, deps)
  return { ...(await taskView(place, uid, deps)), lecture: null }
}
