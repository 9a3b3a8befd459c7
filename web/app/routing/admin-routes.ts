import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { route } from './route.ts'

/** The administrators' screens (spec 1.2.13, 2.2, 3.2): `admin` routes, and the dashboard. */
export const adminRoutes: RouteObject[] = [
  route(
    paths.dashboard,
    'dashboard',
    async () => (await import('#web/features/dashboard/dashboard.route.tsx')).DashboardPage,
  ),
  route(
    paths.payments,
    'admin',
    async () => (await import('#web/features/payments/list/payments.route.tsx')).PaymentsPage,
  ),
  route(
    paths.progress,
    'admin',
    async () => (await import('#web/features/progress/students/students.route.tsx')).StudentsPage,
  ),
  route(
    `${paths.progress}/:uid`,
    'admin',
    async () => (await import('#web/features/progress/courses/student-progress.route.tsx')).StudentProgressPage,
  ),
  route(
    `${paths.progress}/:uid/:progressKey`,
    'admin',
    async () => (await import('#web/features/progress/courses/student-course.route.tsx')).StudentCoursePage,
  ),
  route(
    `${paths.progress}/:uid/:progressKey/:sectionKey`,
    'admin',
    async () => (await import('#web/features/progress/section/student-section.route.tsx')).StudentSectionPage,
  ),
  route(
    paths.manageCourses,
    'admin',
    async () => (await import('#web/features/courses/courses.route.tsx')).ManageCoursesPage,
  ),
  route(
    paths.createCourse,
    'admin',
    async () => (await import('#web/features/courses/create-course.route.tsx')).CreateCoursePage,
  ),
  route(
    `${paths.manageCourses}/:courseKey`,
    'admin',
    async () => (await import('#web/features/courses/managed-course.route.tsx')).ManagedCoursePage,
  ),
  route(
    paths.questions,
    'admin',
    async () => (await import('#web/features/questions/list/questions.route.tsx')).QuestionsPage,
  ),
  route(
    paths.addQuestion,
    'admin',
    async () => (await import('#web/features/questions/form/add-question.route.tsx')).AddQuestionPage,
  ),
  route(
    paths.importQuestions,
    'admin',
    async () => (await import('#web/features/questions/import/import.route.tsx')).ImportPage,
  ),
  route(
    `${paths.questions}/:id`,
    'admin',
    async () => (await import('#web/features/questions/edit/question.route.tsx')).QuestionPage,
  ),
  route(paths.content, 'admin', async () => (await import('#web/features/content/contents.route.tsx')).ContentsPage),
  route(
    paths.createContent,
    'admin',
    async () => (await import('#web/features/content/create-content.route.tsx')).CreateContentPage,
  ),
  route(
    `${paths.content}/:contentUrl`,
    'admin',
    async () => (await import('#web/features/content/content.route.tsx')).ContentPage,
  ),
  route(
    `${paths.content}/:contentUrl/create`,
    'admin',
    async () => (await import('#web/features/content/create-section.route.tsx')).CreateSectionPage,
  ),
  route(
    `${paths.content}/:contentUrl/:sectionUrl`,
    'admin',
    async () => (await import('#web/features/content/section.route.tsx')).SectionPage,
  ),
  route(
    `${paths.content}/:contentUrl/:sectionUrl/create`,
    'admin',
    async () => (await import('#web/features/content/create-task.route.tsx')).CreateTaskPage,
  ),
  route(
    `${paths.content}/:contentUrl/:sectionUrl/:taskUrl`,
    'admin',
    async () => (await import('#web/features/content/task-page.tsx')).AuthoredTaskPage,
  ),
  route(paths.audit, 'admin', async () => (await import('#web/features/audit/audit.route.tsx')).AuditPage),
  route(paths.users, 'admin', async () => (await import('#web/features/users/users.route.tsx')).UsersPage),
  route(`${paths.users}/:uid`, 'admin', async () => (await import('#web/features/users/user.route.tsx')).UserPage),
]
