import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { adminScreens } from './admin-screens.ts'
import { route } from './route.ts'

type Name = keyof typeof adminScreens
type Screens = Partial<Record<Name, string>>

const screen = (name: string) => async () => (await import('./admin-screens.ts')).loadAdminScreen(name)

/** Each screen's path. Kept as a small table because it's part of the entry that every visitor loads. */
const SCREENS: Screens = {
  payments: paths.payments,
  students: paths.progress,
  studentProgress: `${paths.progress}/:uid`,
  studentCourse: `${paths.progress}/:uid/:progressKey`,
  studentSection: `${paths.progress}/:uid/:progressKey/:sectionKey`,
  manageCourses: paths.manageCourses,
  createCourse: paths.createCourse,
  managedCourse: `${paths.manageCourses}/:courseKey`,
  questions: paths.questions,
  addQuestion: paths.addQuestion,
  import: paths.importQuestions,
  labels: paths.labels,
  mistakeReports: paths.mistakeReports,
  statistics: paths.statistics,
  regrades: paths.regrades,
  question: `${paths.questions}/:id`,
  statisticsOf: `${paths.questions}/:id/statistics`,
  contents: paths.content,
  recycleBin: paths.recycleBin,
  createContent: paths.createContent,
  content: `${paths.content}/:contentUrl`,
  createSection: `${paths.content}/:contentUrl/create`,
  section: `${paths.content}/:contentUrl/:sectionUrl`,
  createTask: `${paths.content}/:contentUrl/:sectionUrl/create`,
  authoredTask: `${paths.content}/:contentUrl/:sectionUrl/:taskUrl`,
  audit: paths.audit,
  exams: paths.exams,
  users: paths.users,
  invitations: paths.invitations,
  user: `${paths.users}/:uid`,
}

/** Student screens as administrators see them, inside the frame of `viewAs`. */
const VIEWED: Screens = {
  viewedCourses: '/view-as/:uid',
  viewedCourse: '/view-as/:uid/:progressKey',
  viewedSection: '/view-as/:uid/:progressKey/:contentKey/:sectionKey',
  viewedTask: '/view-as/:uid/:progressKey/:contentKey/:sectionKey/:taskKey',
}

const routesOf = (screens: Screens): RouteObject[] =>
  Object.entries(screens).map(([name, path]) => route(path, 'admin', screen(name)))

/** The administrators' screens (spec 1.2.13, 2.2, 3.2): `admin` routes, and the dashboard. */
export const adminRoutes: RouteObject[] = [
  route(paths.dashboard, 'dashboard', screen('dashboard')),
  ...routesOf(SCREENS),
  { lazy: async () => ({ Component: await screen('viewAs')() }), children: routesOf(VIEWED) },
]
