import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { prefetchScreen } from './routing/prefetch-screen.ts'

/**
 * Runs once, before React has come where the first paint loads it (`first-paint.ts`): a session that lives on needs
 * Amplify's tokens and the first query of its screen, and both are on their way while the rest of the code loads.
 */
if (currentSession() !== undefined) {
  void loadAmplify().catch(() => undefined)
  prefetchScreen(window.location.pathname)
}
