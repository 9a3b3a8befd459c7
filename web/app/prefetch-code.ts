import type { RouteObject } from 'react-router-dom'
import { isObject } from '#web/lib/json.ts'
import { requestsSettled } from '#web/lib/api/pending-requests.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { loadRoutes } from './load-routes.ts'
import { paths } from './paths.ts'

/** What a student opens next from any screen. */
const STUDENT_PATHS = [paths.courseView, paths.myTasks, paths.taskView]

/** The person's wish to load nothing ahead, which Chromium hands on. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isObject(connection) && 'saveData' in connection && connection.saveData === true
}

/** The path of the app that a link leads to, when the event happened in one. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link.pathname : undefined
}

/**
 * Loads the code of a screen as soon as a link to it is under the pointer, a finger or the focus; a student's screens
 * once their first one has what it requested. With data saver nothing is loaded ahead.
 */
export function prefetchCode(routes: RouteObject[]): void {
  if (savesData()) return
  const load = (path: string) => void loadRoutes(routes, path).catch(() => undefined)
  const loadLinked = (event: Event) => {
    const path = linkedPath(event)
    if (path !== undefined) load(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, loadLinked, { passive: true })
  const loadStudents = () => {
    if (sessionStore.getState().session?.type !== 'Student') return
    void requestsSettled().then(() => {
      for (const path of STUDENT_PATHS) load(path)
    })
  }
  loadStudents()
  sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) loadStudents()
  })
}
