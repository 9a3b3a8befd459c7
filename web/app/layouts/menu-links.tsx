import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { ExternalLink } from '#web/ui/external-link.tsx'
import './menu-links.css'
import type { MenuEntry } from './menus.ts'

type MenuLinksProps = { label: string; entries: readonly MenuEntry[]; onFollow?: () => void }

/** A menu as a list of links; the one in view is marked. */
export function MenuLinks({ label, entries, onFollow }: MenuLinksProps) {
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
 * The menu that a phone opens. It stays open until the next move, wherever that leads, so that coming back never finds it over
 * the page again. Escape closes it and gives the focus back to its button.
 */
export function useMobileMenu() {
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
