import { useLocation } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type TrailProps = {
  /** Undefined: not known, and left out. */
  names: readonly (string | undefined)[]
  /** The link of the first name if it isn't its path: the list with the search that the user came from. */
  list?: string
}

/** Breadcrumbs built from the path, one name per part, shortened as the specification requires (spec 1.2.20). */
export function Trail({ names, list }: TrailProps) {
  const { pathname } = useLocation()
  const crumbs = crumbsOfPath(pathname, names).map((crumb, index) =>
    index === 0 && list !== undefined ? { ...crumb, to: list } : crumb,
  )
  return <Breadcrumbs crumbs={crumbs} shorten={crumbText} />
}

/**
 * Builds breadcrumbs from a path (spec 1.2.20): the first name belongs to the first part, and so on. Each links to the
 * path up to its part. If the path has fewer parts than there are names, the remaining names are dropped.
 */
function crumbsOfPath(pathname: string, names: TrailProps['names']): Crumb[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  return names
    .slice(0, parts.length)
    .flatMap((name, index) => (name === undefined ? [] : [{ name, to: `/${parts.slice(0, index + 1).join('/')}` }]))
}
