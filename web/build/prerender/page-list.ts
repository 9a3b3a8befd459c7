import type { RouteObject } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { isPrivate } from '#web/app/routing/access.ts'
import { routes } from '#web/app/routing/routes.ts'

/** A page rendered at build time, and the modules of its screen, which the browser fetches at once. */
export type PrerenderedPage = { path: string; modules: readonly string[] }

const publicPage = (name: string) => [`features/public-pages/${name}.route.tsx`]

/** The public pages: pre-rendered and in the sitemap, so that search engines index them. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.home, modules: ['features/home/home.route.tsx'] },
  { path: paths.about, modules: publicPage('about') },
  {
    path: paths.register,
    modules: ['app/layouts/server-outlet.tsx', 'features/payments/checkout/register.route.tsx'],
  },
  { path: paths.reviewTypes, modules: publicPage('review-types') },
  { path: paths.terms, modules: publicPage('terms') },
  { path: paths.privacy, modules: publicPage('privacy') },
  { path: paths.contact, modules: publicPage('contact') },
  { path: paths.tryQuestion, modules: publicPage('try-question') },
]

/** Modules that every signed-in screen needs. */
const MEMBER = ['app/layouts/server-outlet.tsx', 'lib/api/amplify-client.ts', 'features/accounts/presence.ts'] as const
const TASK = 'app/task-view-page.tsx'

/** Screens that signed-in users often open by URL or reload: their code is fetched in parallel with the entry. */
export const memberPages: readonly PrerenderedPage[] = [
  { path: paths.myCourses, modules: [...MEMBER, 'features/my-courses/my-courses.route.tsx'] },
  { path: paths.courseView, modules: [...MEMBER, 'features/course-view/course-view.route.tsx'] },
  { path: paths.myTasks, modules: [...MEMBER, 'features/tasks/my-tasks.route.tsx'] },
  { path: paths.taskView, modules: [...MEMBER, TASK, 'features/attempts/test-screen.tsx'] },
  {
    path: paths.dashboard,
    modules: [
      ...MEMBER,
      'app/layouts/admin-bell.tsx',
      'app/routing/admin-screens.ts',
      'features/dashboard/dashboard.route.tsx',
    ],
  },
]

const flatten = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flatten(route.children ?? [])])

/** The first path segments of routes that only signed-in users may open; robots.txt excludes them. */
export const privatePaths: readonly string[] = [
  ...new Set(
    flatten(routes)
      .filter(({ handle }) => isPrivate(handle))
      .map(({ path = '' }) => `/${path.split('/')[1] ?? ''}`),
  ),
].sort()
