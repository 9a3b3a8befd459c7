import { useLocation } from 'react-router-dom'
import { crumbText } from '../../domain/messages/bar.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { crumbsOfPath } from './crumbs-of-path.ts'

/** Breadcrumbs built from the path, one name a part, cut as the specification says (spec 1.2.20). */
export function Trail({ names }: { names: readonly string[] }) {
  const { pathname } = useLocation()
  return <Breadcrumbs crumbs={crumbsOfPath(pathname, names)} shorten={crumbText} />
}
