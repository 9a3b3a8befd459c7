import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startClock } from '#web/lib/api/clock-store.ts'
import { currentSession, sessionStore, reloadRestoredPages } from '#web/lib/session/session-store.ts'
import { shareSession } from '#web/lib/session/share-session.ts'
import { applyTheme } from '#web/lib/storage/theme-store.ts'
import { loadRoutes } from './load-routes.ts'
import { appRoutes, createRouter } from './router.tsx'
import { isTranslated, surviveTranslation } from './survive-translation.ts'

surviveTranslation()
applyTheme()
startClock()
reloadRestoredPages()
shareSession()
// The mark of the first paint (first-paint.ts) holds as long as the session.
sessionStore.subscribe(({ session }) => {
  if (session === undefined) delete document.documentElement.dataset.session
})
// On the screens whose files the first paint knows this has run already.
if (currentSession() !== undefined) void import('./first-requests.ts').catch(() => undefined)

const app = () => (
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>
)

/** Takes a pre-rendered page over, in pieces that leave the browser time to answer; any other page begins empty. */
async function start(root: HTMLElement): Promise<void> {
  if (!root.hasChildNodes()) {
    createRoot(root).render(app())
    return
  }
  await loadRoutes(appRoutes, window.location.pathname)
  startTransition(() => {
    // React renders a page again that was translated before it took over: nothing is lost, and nothing is wrong.
    hydrateRoot(root, app(), {
      onRecoverableError: (error) => {
        if (!isTranslated()) reportError(error)
      },
    })
  })
}

/** When the first screen has what it needs, milliseconds. */
const SETTLED_MS = 2_000
const prefetch = async () => {
  ;(await import('./prefetch-code.ts')).prefetchCode(appRoutes)
}
setTimeout(() => void prefetch().catch(() => undefined), SETTLED_MS)

const root = document.getElementById('root')
if (root !== null) void start(root)
