import '#web/ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startClock } from '#web/lib/api/clock-store.ts'
import { currentSession, sessionStore, reloadRestoredPages } from '#web/lib/session/session-store.ts'
import { shareSession } from '#web/lib/session/share-session.ts'
import { applyTheme } from '#web/lib/storage/theme-store.ts'
import { loadRoutes } from './load-routes.ts'
import { appRoutes, createRouter } from './router.tsx'
import { isTranslated, guardAgainstTranslation } from './translation-guard.ts'

guardAgainstTranslation()
applyTheme()
startClock()
reloadRestoredPages()
shareSession()
// The attribute that the first paint set (first-paint.ts) must not outlive the session.
sessionStore.subscribe(({ session }) => {
  if (session === undefined) delete document.documentElement.dataset.session
})
// On screens whose files the first paint preloads, this has already run.
if (currentSession() !== undefined) void import('./first-requests.ts').catch(() => undefined)

const app = () => (
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>
)

/**
 * Hydrates a pre-rendered page as a transition, so that the browser stays responsive. Any other page renders from
 * scratch.
 */
async function start(root: HTMLElement): Promise<void> {
  if (!root.hasChildNodes()) {
    createRoot(root).render(app())
    return
  }
  await loadRoutes(appRoutes, window.location.pathname)
  startTransition(() => {
    // React renders a page again if it was translated before hydration: nothing is lost, and there is no error to
    // report.
    hydrateRoot(root, app(), {
      onRecoverableError: (error) => {
        if (!isTranslated()) reportError(error)
      },
    })
  })
}

/** When the first screen is expected to have what it needs, in milliseconds. */
const SETTLED_MS = 2_000
const prefetch = async () => {
  ;(await import('./prefetch-code.ts')).prefetchCode(appRoutes)
}
setTimeout(() => void prefetch().catch(() => undefined), SETTLED_MS)

const root = document.getElementById('root')
if (root !== null) void start(root)
