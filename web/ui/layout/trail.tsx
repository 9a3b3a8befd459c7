import { useLocation } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type TrailProps = {
  names: readonly string[]
  /** Where the first name leads, if not to its path alone: to the list with the search that one comes from. */
  list?: string
}

/** Breadcrumbs built from the path, one name a part, cut as the specification says (spec 1.2.20). */
export function Trail({ names, list }: TrailProps) {
  const { pathname } = useLocation()
  const crumbs = crumbsOfPath(pathname, names).map((crumb, index) =>
    index === 0 && list !== undefined ? { ...crumb, to: list } : crumb,
  )
  return <Breadcrumbs crumbs={crumbs} shorten={crumbText} />
}

/**
 * Breadcrumbs built from a path (spec 1.2.20): the first name is that of the first part, and so on; each leads to the
 * path up to its own part. A path with fewer parts than names gives as many crumbs as it has parts.
 */
function crumbsOfPath(pathname: string, names: readonly string[]): Crumb[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  return names.slice(0, parts.length).map((name, index) => ({ name, to: `/${parts.slice(0, index + 1).join('/')}` }))
}
