import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export type Crumb = { to: string; name: string }

type BreadcrumbsProps = {
  crumbs: readonly Crumb[]
  /** Shortens a name for display. The tooltip and screen readers use the full name. */
  shorten: (name: string) => string
  /** Hides them on phones, whose menu has the only link. */
  wideOnly?: boolean
}

/** The path to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, shorten, wideOnly = false }: BreadcrumbsProps) {
  return (
    <nav className={wideOnly ? 'breadcrumbs max-sm:hidden' : 'breadcrumbs'} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ to, name }, index) => {
          const last = index === crumbs.length - 1
          const words = <CrumbName name={name} text={shorten(name)} />
          return (
            <li key={to}>
              {last ? (
                <span aria-current="page" title={name}>
                  {words}
                </span>
              ) : (
                <Link className="inline-flex items-center min-h-target" to={to} title={name}>
                  {words}
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

function CrumbName({ name, text }: { name: string; text: string }) {
  if (text === name) return name
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
