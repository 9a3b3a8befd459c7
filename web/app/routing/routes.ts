import { type RouteObject, redirect } from 'react-router-dom'
import { paths } from '../paths.ts'
import { adminRoutes } from './admin-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { route } from './route.ts'
import { unknownPath } from './unknown-path.ts'

/** Routes of screens that send requests to the server: inside them TanStack Query works (`useQuery`, `useMutation`). */
const serverRoutes = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('../layouts/server-outlet.tsx')).ServerOutlet }),
  children,
})

/** The student area (spec 3.2.16 to 3.2.19): `member` routes. */
const studentRoutes: RouteObject[] = [
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
  route(
    paths.courseCompleted,
    'member',
    async () => (await import('#web/features/course-completed/course-completed.route.tsx')).CourseCompletedPage,
  ),
  route(
    '/certificates/:progressKey',
    'member',
    async () => (await import('#web/features/certificates/certificate.route.tsx')).CertificatePage,
  ),
  route(
    '/my-courses/reviews/:progressKey',
    'member',
    async () => (await import('#web/features/study/reviews.route.tsx')).ReviewsPage,
  ),
  route(paths.studyPlan, 'member', async () => (await import('#web/features/study/plan/plan.route.tsx')).PlanPage),
  route(
    paths.ownProgress,
    'member',
    async () => (await import('#web/features/own-progress/own-progress.route.tsx')).OwnProgressPage,
  ),
  route(paths.notes, 'member', async () => (await import('#web/features/notes/notes.route.tsx')).NotesPage),
  route(
    '/my-courses/quizzes/:progressKey',
    'member',
    async () => (await import('#web/features/quizzes/quizzes.route.tsx')).QuizzesPage,
  ),
  route(paths.myTasks, 'member', async () => (await import('#web/features/tasks/my-tasks.route.tsx')).MyTasksPage),
  route(paths.taskView, 'member', async () => (await import('../task-view-page.tsx')).TaskViewPage),
]

/** Every route of the three documents; any other path redirects to the root. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  serverRoutes([...registrationRoutes, ...studentRoutes, ...adminRoutes]),
  { path: paths.courses, loader: () => redirect(paths.register), element: null },
  { path: '*', loader: unknownPath, element: null },
]
