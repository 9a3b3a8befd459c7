import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { route } from './route.ts'

/** The student area (spec 3.2.16 to 3.2.19): `member` routes. */
export const studentRoutes: RouteObject[] = [
  route(
    paths.myCourses,
    'member',
    async () => (await import('#web/features/my-courses/my-courses.route.tsx')).MyCoursesPage,
  ),
  route(
    paths.courseView,
    'member',
    async () => (await import('#web/features/course-view/course-view.route.tsx')).CourseViewPage,
  ),
  route(paths.myTasks, 'member', async () => (await import('#web/features/tasks/my-tasks.route.tsx')).MyTasksPage),
  route(paths.taskView, 'member', async () => (await import('../task-view-page.tsx')).TaskViewPage),
]
