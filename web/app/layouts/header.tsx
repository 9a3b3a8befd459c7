import { Menu, Moon, Sun, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { toggleTheme } from '#web/lib/storage/theme-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { paths } from '../paths.ts'
import { AccountLinks } from './account-links.tsx'
import { Logo } from './logo.tsx'
import { MenuLinks } from './menu-links.tsx'
import { adminMenu, mainMenu, studentMenu } from './menus.ts'
import { useMobileMenu } from './use-mobile-menu.ts'
import './header.css'

const AdminBell = lazy(async () => ({ default: (await import('./admin-bell.tsx')).AdminBell }))

/** The top of every screen: name, menus, notifications (admins) and the account. */
export function Header() {
  const session = useSession()
  const { open, setOpen, toggle } = useMobileMenu()
  const ownMenu = session?.type === 'Admin' ? adminMenu : studentMenu
  const ownLabel = session?.type === 'Admin' ? 'Admin menu' : 'Student menu'
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
            {session?.type === 'Admin' && (
              <Suspense fallback={null}>
                <AdminBell />
              </Suspense>
            )}
            <div className="header__account">
              <AccountLinks />
            </div>
            <IconButton
              ref={toggle}
              className="header__toggle"
              label={open ? 'Close the menu' : 'Open the menu'}
              aria-expanded={open}
              aria-controls="mobile-menu"
              icon={open ? <X size={24} /> : <Menu size={24} />}
              onClick={() => {
                setOpen(!open)
              }}
            />
          </div>
        </div>
      </Container>
      {session !== undefined && (
        <div className="header__own-menu">
          <Container>
            <MenuLinks label={ownLabel} entries={ownMenu} />
          </Container>
        </div>
      )}
      <div id="mobile-menu" className="header__mobile-menu" hidden={!open}>
        <Container>
          <MenuLinks
            label="Main menu"
            entries={mainMenu}
            onFollow={() => {
              setOpen(false)
            }}
          />
          {session !== undefined && (
            <MenuLinks
              label={ownLabel}
              entries={ownMenu}
              onFollow={() => {
                setOpen(false)
              }}
            />
          )}
          <AccountLinks />
        </Container>
      </div>
    </header>
  )
}
