import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { isInEntry, type MenuEntry } from './menus.ts'

type MenuLinksProps = {
  label: string
  entries: readonly MenuEntry[]
  /** Rendered after an entry's label. */
  badge?: (entry: MenuEntry) => ReactNode
}

/** Renders a menu as a list of links and marks the current page. */
export function MenuLinks({ label, entries, badge }: MenuLinksProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label}>
      <ul className="menu-links">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <Link
                to={entry.to}
                className="menu-links__link"
                aria-current={isInEntry(entry.to, pathname) ? 'page' : undefined}
              >
                {entry.Icon !== undefined && <entry.Icon size={20} aria-hidden="true" className="lg:hidden" />}
                {entry.label}
                {badge?.(entry)}
              </Link>
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
