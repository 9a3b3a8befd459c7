import { crumbText } from '#domain/messages/bar.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/layout/breadcrumbs.tsx'
import { paths } from '../paths.ts'

/** The way to a student's screen that is viewed; it leads to no screen of the administrator's own. */
export function ViewTrail({ uid, crumbs = [] }: { uid: string; crumbs?: readonly Crumb[] }) {
  const first = { to: paths.viewAs(uid), name: 'My Courses' }
  return <Breadcrumbs crumbs={[first, ...crumbs]} shorten={crumbText} />
}
