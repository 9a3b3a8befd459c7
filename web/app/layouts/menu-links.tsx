import { NavLink } from 'react-router-dom'
import { ExternalLink } from '#web/ui/external-link.tsx'
import type { MenuEntry } from './menus.ts'
import './menu-links.css'

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
