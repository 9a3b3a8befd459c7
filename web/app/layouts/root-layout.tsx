import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation, Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { failureMessages } from '#domain/messages/failures.ts'
import { showError, dismissMessage, endAnswered, markAnswered, messageStore } from '#web/lib/message-store.ts'
import { useIsFocusMode } from '#web/lib/focus-mode.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { paths } from '../paths.ts'
import { academy } from '#domain/academy.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Header } from './header.tsx'
import { MenuLinks } from './menu-links.tsx'
import { mainMenu } from './menus.ts'
import { useExpiredSession } from './use-expired-session.ts'
import { MessageBar } from '#web/ui/message-bar.tsx'

/** The footer of every screen: Terms, Privacy, Contact, and the social pages (spec 1.2.18); for users, the main menu. */
function Footer() {
  const signedIn = useSession() !== undefined
  return (
    <footer className="footer">
      <Container>
        {/* On phones, these are in the account menu. */}
        {signedIn && (
          <div className="max-sm:hidden">
            <MenuLinks label="Main menu" entries={mainMenu} />
          </div>
        )}
        <div className="footer__row">
          <nav aria-label="About this site">
            <ul className="footer__links">
              <li>
                <Link to={paths.terms}>Terms</Link>
              </li>
              <li>
                <Link to={paths.privacy}>Privacy</Link>
              </li>
              <li>
                <Link to={paths.contact}>Contact</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label="Social pages">
            <ul className="footer__links">
              {Object.entries(academy.social).map(([name, address]) => (
                <li key={name}>
                  <ExternalLink href={address}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="footer__note">
          {academy.name} · {academy.contact.address.join(', ')}
        </p>
      </Container>
    </footer>
  )
}

/** The layout of every screen: skip link, header, footer, and message bar. Test questions have no header or footer. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main)
  useExpiredSession()
  usePresence()
  useSecondFactorDue()
  const quiet = useIsFocusMode(useLocation().pathname)
  return (
    <div className="root-layout">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteProgress />
      {!quiet && <Header />}
      <main id="main" className="root-layout__main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {!quiet && <Footer />}
      {!quiet && <OfflineNotice />}
      <AppMessages />
      <ScrollRestoration />
    </div>
  )
}

/** A thin bar at the top of the screen while the next screen loads; appears after 150 ms. */
function RouteProgress() {
  const { state } = useNavigation()
  return state === 'loading' ? (
    <div className="route-progress" role="progressbar" aria-label="Loading the page" />
  ) : null
}

const subscribeToConnection = (onChange: () => void) => {
  const changes = ['online', 'offline']
  for (const change of changes) window.addEventListener(change, onChange)
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange)
  }
}

/** Shows at the bottom of the screen that the device is offline. A running test has its own notice. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky bottom-(--bottom-room,0px) z-40">
      {!isOnline && (
        <p className="m-0 py-2 px-4 border-t border-t-accent bg-accent-soft text-on-accent-soft text-small text-center">
          {failureMessages.offline}
        </p>
      )}
    </div>
  )
}

/** Focuses the screen's main heading after a navigation, so that screen readers read it first. */
function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = main.current?.querySelector('h1')
    // A heading inside a tab panel may disappear at once, so it doesn't receive focus.
    const target = heading?.closest('[role=tabpanel]') === null ? heading : main.current
    target?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Reports to the server at intervals that the user is present. Without a session, nothing is loaded or sent. */
function usePresence(): void {
  const uid = useSession()?.uid
  useEffect(() => {
    if (uid === undefined) return
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      const { watchPresence } = await import('#web/features/accounts/presence.ts')
      if (!hasLeft()) stop = watchPresence(uid)
    }
    const hasLeft = () => left
    void start().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [uid])
}

/** Redirects an administrator whose session lacks the second factor to the page that turns it on, from any screen. */
function useSecondFactorDue(): void {
  const due = useStore(sessionStore, (state) => state.secondFactorDue)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!due) return
    sessionStore.setState({ secondFactorDue: false })
    if (pathname === paths.account) return
    const lead = async () => {
      const { userMessages } = await import('#domain/messages/users.ts')
      showError(userMessages['second-factor-missing'])
      await navigate(paths.account)
    }
    void lead().catch(() => undefined)
  }, [due, pathname, navigate])
}

/** The global message bar (spec 1.2.21, 1.8.1). */
function AppMessages() {
  useAnsweredErrors()
  const messages = useStore(messageStore, (state) => state.messages)
  return <MessageBar messages={messages} onDismiss={dismissMessage} />
}

const ACTIVITY_EVENTS = ['pointerdown', 'click', 'keydown', 'popstate'] as const

/**
 * Dismisses the previous page's errors when the user changes the page (decisions, Messages). An error shown after their
 * last action stays, such as the reason for a redirect.
 */
function useAnsweredErrors(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    // Captured before any handler on the page responds to the event.
    for (const act of ACTIVITY_EVENTS) window.addEventListener(act, markAnswered, { capture: true })
    return () => {
      for (const act of ACTIVITY_EVENTS) window.removeEventListener(act, markAnswered, { capture: true })
    }
  }, [])
  useEffect(() => endAnswered, [pathname])
}
