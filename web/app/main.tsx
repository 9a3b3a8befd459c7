import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { startClock } from '../lib/clock-store.ts'
import { loadAmplify } from '../lib/load-amplify.ts'
import { currentSession } from '../lib/session-store.ts'
import { applyTheme } from '../lib/theme-store.ts'
import { createRouter } from './router.tsx'

applyTheme()
startClock()
// A session that lives on needs Amplify soon: fetch it beside the screen's own code.
if (currentSession() !== undefined) void loadAmplify().catch(() => undefined)

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
}
