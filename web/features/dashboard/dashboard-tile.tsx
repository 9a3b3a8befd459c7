import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import type { Tile } from './tiles.ts'

/** One tile: a link, or, for what is not built yet, a card that says so. */
export function DashboardTile({ tile: { title, text, icon: Icon, to } }: { tile: Tile }) {
  const inside = (
    <>
      <span className="dashboard__icon" aria-hidden="true">
        <Icon size={24} />
      </span>
      <h3>{title}</h3>
      <p className="muted">{text}</p>
    </>
  )
  if (to !== undefined) {
    return (
      <LinkCard to={to} className="dashboard__tile">
        {inside}
      </LinkCard>
    )
  }
  return (
    <Card className="dashboard__tile dashboard__tile--later">
      {inside}
      <Badge>Comes with a later release</Badge>
    </Card>
  )
}
