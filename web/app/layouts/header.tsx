import { Menu, Moon, Sun, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { toggleTheme } from '#web/lib/storage/theme-store.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paths } from '../paths.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'

/** A menu entry: a screen of this app (`to`) or another site (`href`). */
type MenuEntry = { label: string } & ({ to: string } | { href: string })

/** The main menu (spec 1.2.17). */
const mainMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Courses', href: academy.links.courses },
  { label: 'Register', to: paths.register },
  { label: 'Nursing CE', href: academy.links.nursingCe },
]

/** The student menu (spec 1.2.16). */
export const studentMenu: readonly MenuEntry[] = [{ label: 'My Courses', to: paths.myCourses }]

/** The admin menu (spec 1.2.15). */
export const adminMenu: readonly MenuEntry[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'My Courses', to: paths.myCourses },
  { label: 'Course Content', to: paths.content },
  { label: 'Questions', to: paths.questions },
  { label: 'Manage Courses', to: paths.manageCourses },
  { label: 'Progress', to: paths.progress },
  { label: 'Payments', to: paths.payments },
  { label: 'Users', to: paths.users },
]

type MenuLinksProps = { label: string; entries: readonly MenuEntry[]; onFollow?: () => void }

/** Renders a menu as a list of links and marks the current page. */
function MenuLinks({ label, entries, onFollow }: MenuLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="menu-links">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <NavLink to={entry.to} end={entry.to === '/'} className="menu-links__link" onClick={onFollow}>
                {entry.label}
              </NavLink>
            ) : (
              <ExternalLink href={entry.href} className="menu-links__link">
                {entry.label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Holds the state of the phone menu. Any navigation closes the menu, so that going back never finds it open over the
 * page. Escape closes it and returns focus to its button.
 */
function useMobileMenu() {
  const { key } = useLocation()
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return { open, setOpen, toggle }
}

const AdminBell = lazyComponent(async () => (await import('./admin-bell.tsx')).AdminBell)

/** The header of every screen: name, menus, and account in one row. Administrators have their menu in a second row. */
export function Header() {
  const session = useSession()
  const { open, setOpen, toggle } = useMobileMenu()
  const accountMenu = session?.type === 'Admin' ? adminMenu : studentMenu
  const accountLabel = session?.type === 'Admin' ? 'Admin menu' : 'Student menu'
  return (
    <header className="header">
      <Container>
        <div className="header__bar">
          <Link to={paths.home} className="header__brand">
            <Logo />
            {academy.name}
          </Link>
          <div className="header__main-menu">
            <MenuLinks label="Main menu" entries={mainMenu} />
          </div>
          {session?.type === 'Student' && (
            <div className="max-lg:hidden">
              <MenuLinks label={accountLabel} entries={accountMenu} />
            </div>
          )}
          <div className="header__tools">
            <IconButton
              label="Change between light and dark"
              icon={
                <>
                  <Moon className="header__moon" size={20} />
                  <Sun className="header__sun" size={20} />
                </>
              }
              onClick={toggleTheme}
            />
            {session?.type === 'Admin' && <AdminBell />}
            <div className="header__account">
              <AccountLinks />
            </div>
            <IconButton
              ref={toggle}
              className="hidden max-lg:inline-grid"
              label={open ? 'Close the menu' : 'Open the menu'}
              aria-expanded={open}
              aria-controls="mobile-menu"
              icon={open ? <X size={24} /> : <Menu size={24} />}
              onClick={() => setOpen(!open)}
            />
          </div>
        </div>
      </Container>
      {session?.type === 'Admin' && (
        <div className="header__own-menu">
          <Container>
            <MenuLinks label={accountLabel} entries={accountMenu} />
          </Container>
        </div>
      )}
      <div id="mobile-menu" className="header__mobile-menu" hidden={!open}>
        <Container>
          <MenuLinks label="Main menu" entries={mainMenu} onFollow={() => setOpen(false)} />
          {session !== undefined && (
            <MenuLinks label={accountLabel} entries={accountMenu} onFollow={() => setOpen(false)} />
          )}
          <AccountLinks />
        </Container>
      </div>
    </header>
  )
}

/** Sign In and Sign Up for visitors; for a signed-in user, their name, which links to their account, and Sign Out. */
function AccountLinks() {
  const session = useSession()
  if (session === undefined) {
    return (
      <div className="account-links account-links--visitor">
        <LinkButton to={paths.signIn} variant="quiet">
          Sign In
        </LinkButton>
        <LinkButton to={paths.signUp}>Sign Up</LinkButton>
      </div>
    )
  }
  return (
    <div className="account-links">
      <Link
        className="inline-flex items-center min-h-target px-2 font-semibold"
        to={paths.account}
        aria-label={`${session.displayName}: your account`}
      >
        {session.displayName}
      </Link>
      <LinkButton to={paths.signOut} variant="secondary">
        Sign Out
      </LinkButton>
    </div>
  )
}

/** The academy's logo. */
function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" className="logo">
      <rect width="32" height="32" rx="9" fill="#0a4a52" />
      <path d="M16 7.5v17M7.5 16h17" stroke="#f4fbfb" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M20.5 20.5l5 5" stroke="#f2b366" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
