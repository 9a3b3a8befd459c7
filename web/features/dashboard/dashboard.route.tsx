import { Page } from '../../ui/page.tsx'
import { DashboardTile } from './dashboard-tile.tsx'
import { tiles } from './tiles.ts'
import './dashboard.css'

/** The administrators' start page with its six tiles (spec 1.2.13). */
export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <ul className="dashboard">
        {tiles.map((tile) => (
          <li key={tile.title}>
            <DashboardTile tile={tile} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
