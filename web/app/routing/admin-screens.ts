import type { ComponentType } from 'react'

/**
 * The code of the administrator screens, each loaded when it's opened. This table has its own chunk, so that the entry,
 * which every visitor loads, contains only the paths.
 */
export const adminScreens = {
  dashboard: async () => (await import('#web/features/dashboard/dashboard.route.tsx')).DashboardPage,
  payments: async () => (await import('#web/features/payments/list/payments.route.tsx')).PaymentsPage,
  students: async () => (await import('#web/features/progress/students/students.route.tsx')).StudentsPage,
  studentProgress: async () =>
    (await import('#web/features/progress/courses/student-progress.route.tsx')).StudentProgressPage,
  studentCourse: async () =>
    (await import('#web/features/progress/courses/student-course.route.tsx')).StudentCoursePage,
  studentSection: async () =>
    (await import('#web/features/progress/section/student-section.route.tsx')).StudentSectionPage,
  manageCourses: async () => (await import('#web/features/courses/courses.route.tsx')).ManageCoursesPage,
  createCourse: async () => (await import('#web/features/courses/create-course.route.tsx')).CreateCoursePage,
  managedCourse: async () => (await import('#web/features/courses/managed-course.route.tsx')).ManagedCoursePage,
  questions: async () => (await import('#web/features/questions/list/questions.route.tsx')).QuestionsPage,
  addQuestion: async () => (await import('#web/features/questions/form/add-question.route.tsx')).AddQuestionPage,
  import: async () => (await import('#web/features/questions/import/import.route.tsx')).ImportPage,
  labels: async () => (await import('#web/features/questions/labels/labels.route.tsx')).LabelsPage,
  mistakeReports: async () => (await import('#web/features/questions/mistakes/mistakes.route.tsx')).MistakeReportsPage,
  statistics: async () => (await import('#web/features/statistics/statistics.route.tsx')).StatisticsPage,
  statisticsOf: async () =>
    (await import('#web/features/statistics/question-statistics.route.tsx')).QuestionStatisticsPage,
  regrades: async () => (await import('#web/features/regrading/regrades.route.tsx')).RegradesPage,
  question: async () => (await import('#web/features/questions/edit/question.route.tsx')).QuestionPage,
  contents: async () => (await import('#web/features/content/contents.route.tsx')).ContentsPage,
  createContent: async () => (await import('#web/features/content/create-content.route.tsx')).CreateContentPage,
  content: async () => (await import('#web/features/content/content.route.tsx')).ContentPage,
  createSection: async () => (await import('#web/features/content/create-section.route.tsx')).CreateSectionPage,
  section: async () => (await import('#web/features/content/section.route.tsx')).SectionPage,
  createTask: async () => (await import('#web/features/content/create-task.route.tsx')).CreateTaskPage,
  authoredTask: async () => (await import('#web/features/content/task-page.tsx')).AuthoredTaskPage,
  recycleBin: async () => (await import('#web/features/content/recycle-bin.route.tsx')).RecycleBinPage,
  audit: async () => (await import('#web/features/audit/audit.route.tsx')).AuditPage,
  exams: async () => (await import('#web/features/exams/exams.route.tsx')).ExamsPage,
  users: async () => (await import('#web/features/users/users.route.tsx')).UsersPage,
  viewAs: async () => (await import('../view-as/view-as.route.tsx')).ViewAsPage,
  viewedCourses: async () => (await import('#web/features/my-courses/my-courses.route.tsx')).MyCoursesPage,
  viewedCourse: async () => (await import('#web/features/course-view/course-view.route.tsx')).CourseViewPage,
  viewedSection: async () => (await import('#web/features/tasks/my-tasks.route.tsx')).MyTasksPage,
  viewedTask: async () => (await import('../view-as/viewed-task.route.tsx')).ViewedTaskPage,
  invitations: async () => (await import('#web/features/users/invitations/invitations.route.tsx')).InvitationsPage,
  user: async () => (await import('#web/features/users/user.route.tsx')).UserPage,
}

/** Loads the screen with a name in the table above. Throws if there is none. */
export function loadAdminScreen(name: string): Promise<ComponentType> {
  const load = new Map<string, () => Promise<ComponentType>>(Object.entries(adminScreens)).get(name)
  if (load === undefined) throw new Error(`There is no screen ${name}`)
  return load()
}
