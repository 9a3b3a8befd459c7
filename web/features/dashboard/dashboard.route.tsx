import { History } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { DashboardTile } from './dashboard-tile.tsx'
import { tiles } from './tiles.ts'
import './dashboard.css'

/** The administrators' start page: how the academy stands, six tiles (spec 1.2.13), and the way to the audit log. */
export function DashboardPage() {
  return (
    <Page
      title="Dashboard"
      actions={
        <LinkButton variant="secondary" to={paths.audit}>
          <History size={18} aria-hidden="true" /> Audit log
        </LinkButton>
      }
    >
      <AtAGlance />
      <section aria-labelledby="areas-heading" className="dashboard__areas">
        <h2 id="areas-heading">Areas</h2>
        <ul className="dashboard">
          {tiles.map((tile) => (
            <li key={tile.title}>
              <DashboardTile tile={tile} />
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
