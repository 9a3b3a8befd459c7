import { type RouteObject, redirect } from 'react-router-dom'
import { paths } from '../paths.ts'
import { adminRoutes } from './admin-routes.ts'
import { route } from './route.ts'
import { unknownPath } from './unknown-path.ts'

/** The course list and the checkout (spec 1.2.3), the user's receipts and account, and the sign-out. */
const registrationRoutes: RouteObject[] = [
  route(
    paths.register,
    'public',
    async () => (await import('#web/features/payments/checkout/register.route.tsx')).RegisterPage,
  ),
  route(
    paths.account,
    'member',
    async () => (await import('#web/features/accounts/my-account/account.route.tsx')).AccountPage,
  ),
  route(
    '/receipts/:paymentKey',
    'member',
    async () => (await import('#web/features/payments/receipt/receipt.route.tsx')).ReceiptPage,
  ),
  route(paths.signOut, 'leaver', async () => (await import('#web/features/accounts/sign-out.route.tsx')).SignOutPage),
]

/** The public pages and the account pages (spec 1.2.1 to 1.2.12). */
const publicRoutes: RouteObject[] = [
  route(paths.home, 'public', async () => (await import('#web/features/home/home.route.tsx')).HomePage),
  route(paths.about, 'public', async () => (await import('#web/features/public-pages/about.route.tsx')).AboutPage),
  route(
    paths.reviewTypes,
    'public',
    async () => (await import('#web/features/public-pages/review-types.route.tsx')).ReviewTypesPage,
  ),
  route(paths.terms, 'public', async () => (await import('#web/features/public-pages/terms.route.tsx')).TermsPage),
  route(
    paths.privacy,
    'public',
    async () => (await import('#web/features/public-pages/privacy.route.tsx')).PrivacyPage,
  ),
  route(
    paths.contact,
    'public',
    async () => (await import('#web/features/public-pages/contact.route.tsx')).ContactPage,
  ),
  route(
    paths.tryQuestion,
    'public',
    async () => (await import('#web/features/public-pages/try-question.route.tsx')).TryQuestionPage,
  ),
  route(
    '/courses/:slug',
    'public',
    async () => (await import('#web/features/course-pages/course-page.route.tsx')).CoursePageScreen,
  ),
  route(
    '/verify/:verifyId',
    'public',
    async () => (await import('#web/features/certificates/verify.route.tsx')).VerifyPage,
  ),
  route('/leaving', 'public', async () => (await import('../leaving-page.tsx')).LeavingPage),
  route(paths.signIn, 'guest', async () => (await import('#web/features/accounts/sign-in.route.tsx')).SignInPage),
  route(paths.signUp, 'guest', async () => (await import('#web/features/accounts/sign-up.route.tsx')).SignUpPage),
  route(paths.reset, 'public', async () => (await import('#web/features/accounts/reset.route.tsx')).ResetPage),
]

/**
 * Wraps routes of screens that send requests to the server, so that TanStack Query works inside them (`useQuery`,
 * `useMutation`).
 */
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
    '/my-courses/reviews/:progressKey?',
    'member',
    async () => (await import('#web/features/study/reviews.route.tsx')).ReviewsPage,
  ),
  route(paths.studyPlan, 'member', async () => (await import('#web/features/study/plan/plan.route.tsx')).PlanPage),
  route(
    paths.ownProgress,
    'member',
    async () => (await import('#web/features/my-progress/my-progress.route.tsx')).MyProgressPage,
  ),
  route(paths.notes, 'member', async () => (await import('#web/features/notes/notes.route.tsx')).NotesPage),
  route(
    '/my-courses/quizzes/:progressKey?',
    'member',
    async () => (await import('#web/features/quizzes/quizzes.route.tsx')).QuizzesPage,
  ),
  route(paths.myTasks, 'member', async () => (await import('#web/features/tasks/my-tasks.route.tsx')).MyTasksPage),
  route(paths.taskView, 'member', async () => (await import('../task-view-page.tsx')).TaskViewPage),
  route(
    '/go/:courseKey/:contentKey?/:sectionKey?/:taskKey?',
    'member',
    async () => (await import('../link-page.tsx')).LinkPage,
  ),
]

/** Every route of the three documents; any other path redirects to the root. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  serverRoutes([...registrationRoutes, ...studentRoutes, ...adminRoutes]),
  { path: paths.courses, loader: () => redirect(paths.register), element: null },
  { path: '*', loader: unknownPath, element: null },
]
