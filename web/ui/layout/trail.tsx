import { useLocation } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { crumbsOfPath } from './crumbs-of-path.ts'

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
