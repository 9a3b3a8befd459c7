import type { RouteObject } from 'react-router-dom'
import { requestsSettled } from '#web/lib/api/pending-requests.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { AccountMenu } from './layouts/header.tsx'
import { loadRoutes } from './load-routes.ts'
import { paths } from './paths.ts'

/** The screens that a student is likely to open next. */
const STUDENT_PATHS = [paths.courseView, paths.myTasks, paths.taskView]

/** The screens of a sign-out, which must not need a network. */
const SIGN_OUT_PATHS = [paths.signOut, paths.home]

/** The app path of the link in which the event happened, if any. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link.pathname : undefined
}

/**
 * Loads a screen's code when a link to it receives the pointer, a touch, or focus. Once the first screen's requests have
 * settled, loads what a sign-out needs and student screens, and prepares those for a lost network. Loads nothing ahead
 * if the user saves data.
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
  const prepare = () => {
    const type = sessionStore.getState().session?.type
    if (type === undefined) return
    const isStudent = type === 'Student'
    void requestsSettled()
      .then(() => {
        const screens = [...(isStudent ? STUDENT_PATHS : []), ...SIGN_OUT_PATHS]
        return Promise.all([AccountMenu.preload(), ...screens.map(load)])
      })
      .then(async () => {
        if (isStudent) (await import('./offline.ts')).startOffline()
      })
      .catch(() => undefined)
  }
  prepare()
  sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) prepare()
  })
}
