import { Gauge, History } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import './dashboard.css'
import { Figures } from './figures.tsx'
import { FillingCourses } from './filling-courses.tsx'
import { SalesCard } from './sales-card.tsx'
import { SinceLastVisit } from './since-last-visit.tsx'
import { type Tile, tiles } from './tiles.ts'
import { useDashboard } from './use-dashboard.ts'

/** The administrators' start page: the academy's numbers, six tiles (spec 1.2.13), and the ways to the audit log and the adaptive exams. */
export function DashboardPage() {
  return (
    <Page
      title="Dashboard"
      actions={
        <>
          <LinkButton variant="secondary" to={paths.exams}>
            <Gauge size={18} aria-hidden="true" /> Adaptive exams
          </LinkButton>
          <LinkButton variant="secondary" to={paths.audit}>
            <History size={18} aria-hidden="true" /> Audit log
          </LinkButton>
        </>
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

/**
 * What an owner wants to know first (spec 1.1.3): who is online, what was sold, what needs an administrator, which
 * courses fill up.
 */
function AtAGlance() {
  const { data: numbers, error, isPending, refetch, dataUpdatedAt } = useDashboard()
  if (isPending) return <Skeleton label="Loading the numbers" count={3} shape="tall" />
  if (numbers === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      {error !== null && <Notice tone="error">These numbers may be old: {error.message}</Notice>}
      <SinceLastVisit numbers={numbers} seenAt={dataUpdatedAt} />
      <Figures numbers={numbers} />
      <div className="dashboard__cards">
        <SalesCard numbers={numbers} />
        <FillingCourses />
      </div>
    </>
  )
}

/** One tile: a link, or, for a feature that is not built yet, a card that says so. */
function DashboardTile({ tile: { title, text, icon: Icon, to } }: { tile: Tile }) {
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
