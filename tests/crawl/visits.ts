import type { RouteObject } from 'react-router-dom'
import { routes } from '#web/app/routing/routes.ts'
import type { CrawledAcademy } from './academy.ts'

/** The URLs to open for each route, including a screen's tabs and views. */
export type Visits = Readonly<Record<string, readonly string[]>>

/** Routes without a screen: they redirect or end the session. */
const WITHOUT_SCREEN = ['/courses', '*', '/sign-out', '/go/:courseKey/:contentKey?/:sectionKey?/:taskKey?']

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

/** Every route of the router that shows a screen. */
export const crawledPaths = pathsOf(routes).filter((path) => !WITHOUT_SCREEN.includes(path))

const LONG_ADDRESS = encodeURIComponent(`https://example.org/${'onelongword'.repeat(12)}`)
const COURSE_VIEW = '/my-courses/course-view'

export const publicVisits = ({ verifyId, liveKey }: CrawledAcademy, coursePage: string): Visits => ({
  '/': ['/'],
  '/about': ['/about'],
  '/nclex-rn-review-types': ['/nclex-rn-review-types'],
  '/terms': ['/terms'],
  '/privacy': ['/privacy'],
  '/contact': ['/contact'],
  '/try-a-question': ['/try-a-question'],
  '/courses/:slug': [coursePage],
  '/verify/:verifyId': [`/verify/${verifyId}`, '/verify/unknown'],
  '/leaving': [`/leaving?to=${LONG_ADDRESS}`],
  '/sign-in': ['/sign-in'],
  '/sign-up': ['/sign-up'],
  '/reset': ['/reset'],
  '/register': ['/register', '/register?type=Live', `/register?course=${liveKey}`],
})

export const studentVisits = ({ student, completedKey }: CrawledAcademy): Visits => ({
  '/account': ['/account'],
  '/receipts/:paymentKey': [`/receipts/${student.paymentKey}`],
  '/my-courses': ['/my-courses', '/my-courses?tab=history'],
  [COURSE_VIEW]: [COURSE_VIEW],
  [`${COURSE_VIEW}/completed`]: [`${COURSE_VIEW}/completed`],
  '/certificates/:progressKey': [`/certificates/${completedKey}`],
  '/my-courses/reviews/:progressKey?': [`/my-courses/reviews/${student.test.progressKey}`],
  '/my-courses/plan': ['/my-courses/plan'],
  '/my-courses/progress': ['/my-courses/progress'],
  '/my-courses/notes': ['/my-courses/notes'],
  '/my-courses/quizzes/:progressKey?': [`/my-courses/quizzes/${student.test.progressKey}`],
  [`${COURSE_VIEW}/my-tasks`]: [`${COURSE_VIEW}/my-tasks`],
  [`${COURSE_VIEW}/my-tasks/task-view`]: [`${COURSE_VIEW}/my-tasks/task-view`],
})

export const adminVisits = ({ student, liveKey }: CrawledAcademy): Visits => {
  const section = student.course.sectionPath
  const content = section.slice(0, section.lastIndexOf('/'))
  const user = `/users/${student.uid}`
  const progress = `/progress/${student.uid}`
  const { progressKey, contentKey, sectionKey, taskKey } = student.test
  const viewed = `/view-as/${student.uid}`
  return {
    '/dashboard': ['/dashboard'],
    '/payments': ['/payments', '/payments?status=refunded'],
    '/progress': ['/progress'],
    '/progress/:uid': [progress],
    '/progress/:uid/:progressKey': [`${progress}/${progressKey}`],
    '/progress/:uid/:progressKey/:sectionKey': [
      `${progress}/${progressKey}/${sectionKey}`,
      `${progress}/${progressKey}/${sectionKey}?task=${taskKey}&attempt=1`,
    ],
    '/manage-courses': ['/manage-courses', '/manage-courses?tab=Online', '/manage-courses?view=calendar'],
    '/manage-courses/create': ['/manage-courses/create'],
    '/manage-courses/:courseKey': [
      ...['', '?tab=students', '?tab=edit', '?tab=messages'].map((tab) => `/manage-courses/${liveKey}${tab}`),
      `/manage-courses/${student.course.courseKey}?tab=progress`,
    ],
    '/questions': ['/questions'],
    '/questions/add': ['/questions/add'],
    '/questions/import': ['/questions/import'],
    '/questions/labels': ['/questions/labels'],
    '/questions/reports': ['/questions/reports'],
    '/questions/statistics': ['/questions/statistics', '/questions/statistics?view=flaws'],
    '/questions/regrades': ['/questions/regrades'],
    '/questions/:id': ['/questions/101', '/questions/101?tab=edit'],
    '/questions/:id/statistics': ['/questions/101/statistics'],
    '/content': ['/content'],
    '/content/create': ['/content/create'],
    '/content/:contentUrl': [content, `${content}?tab=edit`],
    '/content/:contentUrl/create': [`${content}/create`],
    '/content/:contentUrl/:sectionUrl': [section, `${section}?tab=edit`],
    '/content/:contentUrl/:sectionUrl/create': [`${section}/create`],
    '/content/:contentUrl/:sectionUrl/:taskUrl': [
      ...['article', 'every-type'].flatMap((task) => [`${section}/${task}`, `${section}/${task}?tab=preview`]),
    ],
    '/audit': ['/audit'],
    '/recycle-bin': ['/recycle-bin'],
    '/exams': ['/exams', '/exams?tab=simulation', '/exams?tab=standard'],
    '/users': ['/users'],
    '/users/invitations': ['/users/invitations'],
    '/users/:uid': [user, ...['notes', 'courses', 'payments', 'attempts'].map((tab) => `${user}?tab=${tab}`)],
    '/view-as/:uid': [viewed],
    '/view-as/:uid/:progressKey': [`${viewed}/${progressKey}`],
    '/view-as/:uid/:progressKey/:contentKey/:sectionKey': [`${viewed}/${progressKey}/${contentKey}/${sectionKey}`],
    '/view-as/:uid/:progressKey/:contentKey/:sectionKey/:taskKey': [
      `${viewed}/${progressKey}/${contentKey}/${sectionKey}/${taskKey}`,
    ],
  }
}
