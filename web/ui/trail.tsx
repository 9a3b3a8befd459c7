import { useLocation } from 'react-router-dom'
import { crumbText } from '../../domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { crumbsOfPath } from './crumbs-of-path.ts'

type TrailProps = { names: readonly string[]; crumbs?: never } | { crumbs: readonly Crumb[]; names?: never }

/** Breadcrumbs built from the path, one name a part, cut as the specification says (spec 1.2.20). */
export function Trail({ names, crumbs }: TrailProps) {
  const { pathname } = useLocation()
  return <Breadcrumbs crumbs={crumbs ?? crumbsOfPath(pathname, names)} shorten={crumbText} />
}
