import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { prefetchScreen } from './routing/prefetch-screen.ts'

/**
 * Runs once. Where the first paint loads it (`first-paint.ts`), it runs before React has loaded. A stored session needs
 * Amplify's tokens and its screen's first query, so this requests both while the rest of the code loads.
 */
if (currentSession() !== undefined) {
  void loadAmplify().catch(() => undefined)
  prefetchScreen(window.location.pathname)
}
