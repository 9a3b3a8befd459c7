import { useLocation } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type TrailProps = {
  names: readonly string[]
  /** Where the first name leads, if not to its path alone: to the list with the search that one comes from. */
  list?: string
  /** How many parts of the path lead to each name, if not one more each. */
  depths?: readonly number[]
}

/** Breadcrumbs built from the path, one name a part, cut as the specification says (spec 1.2.20). */
export function Trail({ names, list, depths = names.map((_, index) => index + 1) }: TrailProps) {
  const { pathname } = useLocation()
  const crumbs = crumbsOfPath(pathname, names, depths).map((crumb, index) =>
    index === 0 && list !== undefined ? { ...crumb, to: list } : crumb,
  )
  return <Breadcrumbs crumbs={crumbs} shorten={crumbText} />
}

/**
 * Breadcrumbs built from a path (spec 1.2.20): each name leads to the path up to its own part. Names deeper than the path
 * are left out.
 */
function crumbsOfPath(pathname: string, names: readonly string[], depths: readonly number[]): Crumb[] {
  const parts = pathname.split('/').filter((part) => part !== '')
  return names.flatMap((name, index) => {
    const depth = depths[index] ?? Infinity
    return depth > parts.length ? [] : [{ name, to: `/${parts.slice(0, depth).join('/')}` }]
  })
}
