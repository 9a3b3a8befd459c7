import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { adminScreens } from './admin-screens.ts'
import { route } from './route.ts'

const screen = (name: keyof typeof adminScreens) => async () =>
  (await import('./admin-screens.ts')).adminScreens[name]()

/** The administrators' screens (spec 1.2.13, 2.2, 3.2): `admin` routes, and the dashboard. */
export const adminRoutes: RouteObject[] = [
  route(paths.dashboard, 'dashboard', screen('dashboard')),
  route(paths.payments, 'admin', screen('payments')),
  route(paths.progress, 'admin', screen('students')),
  route(`${paths.progress}/:uid`, 'admin', screen('studentProgress')),
  route(`${paths.progress}/:uid/:progressKey`, 'admin', screen('studentCourse')),
  route(`${paths.progress}/:uid/:progressKey/:sectionKey`, 'admin', screen('studentSection')),
  route(paths.manageCourses, 'admin', screen('manageCourses')),
  route(paths.createCourse, 'admin', screen('createCourse')),
  route(`${paths.manageCourses}/:courseKey`, 'admin', screen('managedCourse')),
  route(paths.questions, 'admin', screen('questions')),
  route(paths.addQuestion, 'admin', screen('addQuestion')),
  route(paths.importQuestions, 'admin', screen('import')),
  route(paths.labels, 'admin', screen('labels')),
  route(paths.mistakeReports, 'admin', screen('mistakeReports')),
  route(paths.questionStatistics, 'admin', screen('questionStatistics')),
  route(paths.regrades, 'admin', screen('regrades')),
  route(`${paths.questions}/:id`, 'admin', screen('question')),
  route(`${paths.questions}/:id/statistics`, 'admin', screen('statisticsOf')),
  route(paths.content, 'admin', screen('contents')),
  route(paths.createContent, 'admin', screen('createContent')),
  route(`${paths.content}/:contentUrl`, 'admin', screen('content')),
  route(`${paths.content}/:contentUrl/create`, 'admin', screen('createSection')),
  route(`${paths.content}/:contentUrl/:sectionUrl`, 'admin', screen('section')),
  route(`${paths.content}/:contentUrl/:sectionUrl/create`, 'admin', screen('createTask')),
  route(`${paths.content}/:contentUrl/:sectionUrl/:taskUrl`, 'admin', screen('authoredTask')),
  route(paths.audit, 'admin', screen('audit')),
  route(paths.exams, 'admin', screen('exams')),
  route(paths.users, 'admin', screen('users')),
  {
    lazy: async () => ({ Component: await screen('viewAs')() }),
    children: [
      route('/view-as/:uid', 'admin', screen('viewedCourses')),
      route('/view-as/:uid/:progressKey', 'admin', screen('viewedCourse')),
      route('/view-as/:uid/:progressKey/:contentKey/:sectionKey', 'admin', screen('viewedSection')),
      route('/view-as/:uid/:progressKey/:contentKey/:sectionKey/:taskKey', 'admin', screen('viewedTask')),
    ],
  },
  route(paths.invitations, 'admin', screen('invitations')),
  route(`${paths.users}/:uid`, 'admin', screen('user')),
]
