import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { route } from './route.ts'

/** The public pages and the account pages (spec 1.2.1 to 1.2.12). */
export const publicRoutes: RouteObject[] = [
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
  route(paths.signOut, 'leaver', async () => (await import('#web/features/accounts/sign-out.route.tsx')).SignOutPage),
  route(paths.reset, 'public', async () => (await import('#web/features/accounts/reset.route.tsx')).ResetPage),
]
