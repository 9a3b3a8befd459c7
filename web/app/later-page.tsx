import { Construction } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { paths } from './paths.ts'

/** In place of administrators' screens that are not built yet, so that no menu entry is a dead end. */
export function LaterPage() {
  return (
    <Page title="Not here yet">
      <EmptyState
        title="This screen comes with a later release"
        icon={<Construction size={24} />}
        action={<LinkButton to={paths.dashboard}>Dashboard</LinkButton>}
      />
    </Page>
  )
}
