import { crumbText } from '../../domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

/** Breadcrumbs whose names are cut as the specification says (spec 1.2.20). */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} shorten={crumbText} />
}
