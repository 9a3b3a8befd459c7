import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startClock } from '#web/lib/api/clock-store.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { currentSession, useSessionStore, reloadRestoredPages } from '#web/lib/session/session-store.ts'
import { shareSession } from '#web/lib/session/share-session.ts'
import { applyTheme } from '#web/lib/storage/theme-store.ts'
import { loadRoutes } from './load-routes.ts'
import { appRoutes, createRouter } from './router.tsx'

applyTheme()
startClock()
reloadRestoredPages()
shareSession()
// The mark of the first paint (first-paint.ts) holds as long as the session.
useSessionStore.subscribe(({ session }) => {
  if (session === undefined) delete document.documentElement.dataset.session
})
// A session that lives on needs Amplify soon: fetch it beside the screen's own code.
if (currentSession() !== undefined) void loadAmplify().catch(() => undefined)

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
    hydrateRoot(root, app())
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
