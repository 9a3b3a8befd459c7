/** Builds every link of the app; no other module builds links (spec 1.2, 2.2, 3.2). */
const at = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`

export const paths = {
  home: '/',
  about: '/about',
  register: '/register',
  /** The courses of one type. */
  registerOf: (type: 'Live' | 'Online') => `/register?type=${type}`,
  /** The course list with the popup of one course open. */
  registerFor: (courseKey: string) => `/register?course=${encodeURIComponent(courseKey)}`,
  /** The current user's receipts, on their account page. */
  receipts: '/account#account-receipts',
  /** The printable receipt of one of the current user's payments. */
  receipt: (paymentKey: string) => at('receipts', paymentKey),
  /** The printable certificate of a course that the current user completed. */
  certificate: (progressKey: string) => at('certificates', progressKey),
  /** The public view of a certificate that its student shares. */
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
  /** The start dialog of a course. */
  startCourse: (progressKey: string) => `/my-courses?start=${encodeURIComponent(progressKey)}`,
  courseView: '/my-courses/course-view',
  courseCompleted: '/my-courses/course-view/completed',
  myTasks: '/my-courses/course-view/my-tasks',
  taskView: '/my-courses/course-view/my-tasks/task-view',
  /** A student's study plan until their exam, for all their courses. */
  studyPlan: '/my-courses/plan',
  /** Leads to the daily reviews. */
  dailyReview: '/my-courses/reviews',
  /** A student's daily reviews, opened from one of their running courses. */
  reviews: (progressKey: string) => at('my-courses', 'reviews', progressKey),
  /** A student's activity and results. */
  ownProgress: '/my-courses/progress',
  /** What a student flagged, noted, and highlighted in tests. */
  notes: '/my-courses/notes',

  /** Leads to the quizzes of a running course. */
  practice: '/my-courses/quizzes',
  /** A student's own quizzes in one of their running courses. */
  quizzes: (progressKey: string) => at('my-courses', 'quizzes', progressKey),

  dashboard: '/dashboard',
  manageCourses: '/manage-courses',
  /** The course list on the tab of a type. */
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
  /** A student's view, for administrators. */
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
  /** The payments with this status, or those that need an administrator's attention. */
  paymentsThatAre: (status: 'attention' | 'refunded' | 'disputed') => `/payments?status=${status}`,
  audit: '/audit',
  /** The banks of adaptive exams, their simulation, and their standards. */
  exams: '/exams',
} as const
