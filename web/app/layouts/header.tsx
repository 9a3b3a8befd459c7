import { Menu, Moon, Sun, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { toggleTheme } from '#web/lib/storage/theme-store.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paths } from '../paths.ts'
import { AccountTrigger } from './account-trigger.tsx'
import { MenuLinks } from './menu-links.tsx'
import { adminMenu, mainMenu, studentMenu, studyMenu } from './menus.ts'

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
const ReviewBadge = lazyComponent(async () => (await import('./review-badge.tsx')).ReviewBadge, { failed: () => null })
export const AccountMenu = lazyComponent(async () => (await import('./account-menu.tsx')).AccountMenu, {
  loading: () => <AccountTrigger aria-busy="true" />,
  failed: () => (
    <LinkButton to={paths.signOut} variant="quiet">
      Sign Out
    </LinkButton>
  ),
})

/** The header of every screen: the menu of a visitor, a student, or an administrator, and the user's account. */
export function Header() {
  const type = useSession()?.type
  const { open, setOpen, toggle } = useMobileMenu()
  const menu =
    type === 'Admin' ? (
      <MenuLinks label="Admin menu" entries={adminMenu} />
    ) : (
      <MenuLinks label="Main menu" entries={mainMenu} />
    )
  return (
    <header className="header">
      <Container>
        <div className="header__bar">
          <Link to={paths.home} className="header__brand">
            <Logo />
            {academy.name}
          </Link>
          {type === undefined && <div className="header__main-menu">{menu}</div>}
          {type === 'Student' && (
            <div className="header__study">
              <MenuLinks label="Student menu" entries={studentMenu} />
              <MenuLinks
                label="Study tools"
                entries={studyMenu}
                badge={({ label }) => label === 'Review' && <ReviewBadge />}
              />
            </div>
          )}
          <div className="header__tools">
            {type === 'Admin' && <AdminBell />}
            {type === undefined ? (
              <>
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
                <div className="header__account">
                  <VisitorLinks />
                </div>
              </>
            ) : (
              <AccountButton />
            )}
            {type !== 'Student' && (
              <IconButton
                ref={toggle}
                className="hidden max-lg:inline-grid"
                label={open ? 'Close the menu' : 'Open the menu'}
                aria-expanded={open}
                aria-controls="mobile-menu"
                icon={open ? <X size={24} /> : <Menu size={24} />}
                onClick={() => setOpen(!open)}
              />
            )}
          </div>
        </div>
      </Container>
      {type === 'Admin' && (
        <div className="header__own-menu">
          <Container>{menu}</Container>
        </div>
      )}
      <div id="mobile-menu" className="header__mobile-menu" hidden={!open}>
        <Container>
          {menu}
          {type === undefined && <VisitorLinks />}
        </Container>
      </div>
    </header>
  )
}

/** The button of a signed-in user's account menu. The menu loads when the user is about to open it. */
function AccountButton() {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <AccountMenu />
  return (
    <AccountTrigger
      aria-expanded={false}
      onClick={() => setWanted(true)}
      {...intentHandlers(() => void AccountMenu.preload())}
    />
  )
}

function VisitorLinks() {
  return (
    <div className="account-links account-links--visitor">
      <LinkButton to={paths.signIn} variant="quiet">
        Sign In
      </LinkButton>
      <LinkButton to={paths.signUp}>Sign Up</LinkButton>
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
