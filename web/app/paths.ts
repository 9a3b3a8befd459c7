/** Every link of the app is built here, and nowhere else (spec 1.2, 2.2, 3.2). */
const at = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`

export const paths = {
  home: '/',
  about: '/about',
  register: '/register',
  /** The courses of one type. */
  registerOf: (type: 'Live' | 'Online') => `/register?type=${type}`,
  /** The course list with the popup of one course open. */
  registerFor: (courseKey: string) => `/register?course=${encodeURIComponent(courseKey)}`,
  /** The printable receipt of one of the user's own payments. */
  receipt: (paymentKey: string) => at('receipts', paymentKey),
  /** The printable certificate of one's own completed course. */
  certificate: (progressKey: string) => at('certificates', progressKey),
  /** What anybody sees of a certificate that its student shares. */
  verify: (verifyId: string) => at('verify', verifyId),
  reviewTypes: '/nclex-rn-review-types',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  tryQuestion: '/try-a-question',
  courses: '/courses',
  leaving: (address: string) => `/leaving?to=${encodeURIComponent(address)}`,

  signIn: '/sign-in',
  signUp: '/sign-up',
  signOut: '/sign-out',
  reset: '/reset',
  account: '/account',

  /** Where a user starts after signing in when no route is remembered (spec 1.4.4). */
  start: (type: 'Student' | 'Admin') => (type === 'Admin' ? '/dashboard' : '/my-courses'),

  myCourses: '/my-courses',
  courseView: '/my-courses/course-view',
  courseCompleted: '/my-courses/course-view/completed',
  myTasks: '/my-courses/course-view/my-tasks',
  taskView: '/my-courses/course-view/my-tasks/task-view',
  /** A student's plan until their exam, for all of their courses. */
  studyPlan: '/my-courses/plan',
  /** The reviews of a student's day, opened by a running course of theirs. */
  reviews: (progressKey: string) => at('my-courses', 'reviews', progressKey),
  /** What a student did, and how it went. */
  ownProgress: '/my-courses/progress',
  /** What a student flagged, noted and highlighted in tests. */
  notes: '/my-courses/notes',

  /** A student's own quizzes in a running course of theirs. */
  quizzes: (progressKey: string) => at('my-courses', 'quizzes', progressKey),

  dashboard: '/dashboard',
  manageCourses: '/manage-courses',
  /** The list in the tab of a type. */
  coursesOf: (type: 'Live' | 'Online') => (type === 'Live' ? '/manage-courses' : '/manage-courses?tab=Online'),
  createCourse: '/manage-courses/create',
  copyCourse: (courseKey: string) => `/manage-courses/create?copy=${encodeURIComponent(courseKey)}`,
  manageCourse: (courseKey: string) => at('manage-courses', courseKey),
  questions: '/questions',
  addQuestion: '/questions/add',
  importQuestions: '/questions/import',
  labels: '/questions/labels',
  mistakeReports: '/questions/reports',
  statistics: '/questions/statistics',
  regrades: '/questions/regrades',
  question: (id: number) => at('questions', String(id)),
  content: '/content',
  recycleBin: '/recycle-bin',
  createContent: '/content/create',
  editContent: (contentUrl: string) => at('content', contentUrl),
  createSection: (contentUrl: string) => at('content', contentUrl, 'create'),
  section: (contentUrl: string, sectionUrl: string) => at('content', contentUrl, sectionUrl),
  createTask: (contentUrl: string, sectionUrl: string) => at('content', contentUrl, sectionUrl, 'create'),
  task: (contentUrl: string, sectionUrl: string, taskUrl: string) => at('content', contentUrl, sectionUrl, taskUrl),
  users: '/users',
  invitations: '/users/invitations',
  user: (uid: string) => at('users', uid),
  /** What a student sees, for administrators. */
  viewAs: (uid: string) => at('view-as', uid),
  viewedCourse: (uid: string, progressKey: string) => at('view-as', uid, progressKey),
  viewedSection: (uid: string, progressKey: string, contentKey: string, sectionKey: string) =>
    at('view-as', uid, progressKey, contentKey, sectionKey),
  progress: '/progress',
  studentProgress: (uid: string) => at('progress', uid),
  studentCourse: (uid: string, progressKey: string) => at('progress', uid, progressKey),
  studentSection: (uid: string, progressKey: string, sectionKey: string) =>
    at('progress', uid, progressKey, sectionKey),
  payments: '/payments',
  /** The payments of this status, or those that need an administrator. */
  paymentsThatAre: (status: 'attention' | 'refunded' | 'disputed') => `/payments?status=${status}`,
  audit: '/audit',
  /** The banks of adaptive exams, their simulation and their standards. */
  exams: '/exams',
} as const
