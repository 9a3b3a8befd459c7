import type { RouteObject } from 'react-router-dom'
import { requestsSettled } from '#web/lib/api/pending-requests.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { loadRoutes } from './load-routes.ts'
import { paths } from './paths.ts'

/** The screens that a student is likely to open next, and what a sign-out without a network needs. */
const STUDENT_PATHS = [paths.courseView, paths.myTasks, paths.taskView, paths.signOut, paths.home]

/** The app path of the link in which the event happened, if any. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link.pathname : undefined
}

/**
 * Loads a screen's code when a link to it receives the pointer, a touch, or focus. Loads the code of student screens
 * once the first screen's requests have settled, and prepares them for a lost network. Loads nothing ahead if the user saves data.
 */
export function prefetchCode(routes: RouteObject[]): void {
  if (savesData()) return
  const load = (path: string) => loadRoutes(routes, path).catch(() => undefined)
  const loadLinked = (event: Event) => {
    const path = linkedPath(event)
    if (path !== undefined) void load(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, loadLinked, { passive: true })
  const loadStudents = () => {
    if (sessionStore.getState().session?.type !== 'Student') return
    void requestsSettled()
      .then(() => Promise.all(STUDENT_PATHS.map(load)))
      .then(() => import('./offline.ts'))
      .then(({ startOffline }) => startOffline())
      .catch(() => undefined)
  }
  loadStudents()
  sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) loadStudents()
  })
}
