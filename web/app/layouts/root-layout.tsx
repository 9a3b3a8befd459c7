import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { AppMessages } from './app-messages.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteProgress } from './route-progress.tsx'
import { useExpiredSession } from './use-expired-session.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { usePresence } from './use-presence.ts'
import { useSecondFactorDue } from './use-second-factor-due.ts'
import './root-layout.css'

/** What surrounds every screen: skip link, header, footer and the message bar. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main)
  useExpiredSession()
  usePresence()
  useSecondFactorDue()
  return (
    <div className="root-layout">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteProgress />
      <Header />
      <main id="main" className="root-layout__main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <AppMessages />
      <ScrollRestoration />
    </div>
  )
}
