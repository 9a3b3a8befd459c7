import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import './breadcrumbs.css'

export type Crumb = { to: string; name: string }

type BreadcrumbsProps = {
  crumbs: readonly Crumb[]
  /** Shortens a name for show; the whole name stays in the tooltip. */
  shorten: (name: string) => string
}

/** Where this page lies; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, shorten }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ to, name }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={to}>
              {last ? (
                <span aria-current="page" title={name}>
                  {shorten(name)}
                </span>
              ) : (
                <Link to={to} title={name}>
                  {shorten(name)}
                </Link>
              )}
              {!last && <ChevronRight size={14} aria-hidden="true" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
