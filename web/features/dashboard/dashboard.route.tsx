import {
  Gauge,
  History,
  BookOpenText,
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  GraduationCap,
  type LucideIcon,
  Users,
} from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import '#web/ui/screens.css'
import { Figures } from './figures.tsx'
import { Link } from 'react-router-dom'
import { FEW_SEATS } from '#domain/courses/availability.ts'
import { fillingUp } from '#domain/courses/nearly-full.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { useCatalog } from '#web/lib/api/use-catalog.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { SalesCard } from './sales-card.tsx'
import { SinceLastVisit } from './since-last-visit.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  DashboardDocument,
  OnAcademyPaymentDocument,
  OnNotificationDocument,
} from '#generated/admin-first-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

/** Polling interval of the dashboard's numbers while it is visible, in milliseconds. */
const REFETCH_MS = 30_000

/** Milliseconds after an event until counts are updated, because the table's stream feeds both in parallel. */
const COUNTED_MS = 3000

/** The dashboard's numbers. Refetched whenever the page opens or becomes visible, after an event, and at intervals. */
function useDashboard() {
  const [changes, setChanges] = useState(0)
  const countChange = () => setChanges((times) => times + 1)
  useSubscription(OnNotificationDocument, { onData: countChange, onSubscribed: countChange })
  useSubscription(OnAcademyPaymentDocument, { onData: countChange, onSubscribed: countChange })
  const numbers = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await query(DashboardDocument, {})).dashboard,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_MS,
  })
  const { refetch } = numbers
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => void refetch(), COUNTED_MS)
    return () => clearTimeout(timer)
  }, [changes, refetch])
  return numbers
}

/** One administration area. Without `to`, its pages come with a later release. */
type Tile = { title: string; text: string; icon: LucideIcon; to?: string }

/** The dashboard's tiles in the specification's order (spec 1.2.13). */
export const tiles: readonly Tile[] = [
  { title: 'Course Content', text: 'Contents, sections and tasks', icon: BookOpenText, to: paths.content },
  { title: 'Questions', text: 'The question bank', icon: CircleHelp, to: paths.questions },
  { title: 'Manage Courses', text: 'Live and Online courses', icon: GraduationCap, to: paths.manageCourses },
  { title: 'Progress', text: "Students' courses and tests", icon: ChartNoAxesColumn, to: paths.progress },
  { title: 'Payments', text: 'Payments, newest first', icon: CreditCard, to: paths.payments },
  { title: 'All Users', text: 'Students and administrators', icon: Users, to: paths.users },
]

const SHOWN = 5
const MINUTE_MS = 60_000

/** The open Live courses with the fewest seats left, from the catalog that visitors see. */
function NearlyFullCourses() {
  const { catalog, failed, refetch } = useCatalog()
  const now = useNow(MINUTE_MS)
  const rooms = catalog === undefined ? undefined : fillingUp(catalog, now)
  return (
    <Card as="section" aria-labelledby="filling-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-4">
        <h2 id="filling-heading">Courses filling up</h2>
        <Link to={paths.manageCourses}>Live courses</Link>
      </div>
      {rooms === undefined && !failed && <Skeleton label="Loading courses" count={3} shape="line" />}
      {rooms === undefined && failed && <ErrorState message="The courses could not be loaded" onRetry={refetch} />}
      {rooms?.length === 0 && <p className="muted">No Live course is open for registration.</p>}
      {rooms !== undefined && rooms.length > 0 && (
        <ul className="grid gap-4 p-0 list-none">
          {rooms.slice(0, SHOWN).map(({ group, courses, seatsLeft, max }) => {
            const text = `${seatsLeft} of ${max} seats left`
            return (
              <li className="grid gap-1" key={group}>
                {courses.map(({ key, name }) => (
                  <Link key={key} to={paths.manageCourse(key)}>
                    {name}
                  </Link>
                ))}
                <span className="muted text-small">{formatDates(courses[0]?.dates?.slice(0, 1) ?? [])}</span>
                <ProgressBar
                  label={`Seats taken: ${courses.map(({ name }) => name).join(', ')}`}
                  value={max - seatsLeft}
                  max={max}
                  text={text}
                  tone={seatsLeft <= FEW_SEATS ? 'accent' : 'primary'}
                />
                <span className="text-small tabular-nums">{text}</span>
              </li>
            )
          })}
        </ul>
      )}
      {rooms !== undefined && rooms.length > SHOWN && (
        <p className="muted">{`${rooms.length - SHOWN} more are open.`}</p>
      )}
    </Card>
  )
}

/**
 * The administrators' start page: the academy's numbers, six tiles (spec 1.2.13), and links to the audit log and the
 * adaptive exams.
 */
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
      <section aria-labelledby="areas-heading" className="grid gap-4">
        <h2 className="text-title-3" id="areas-heading">
          Areas
        </h2>
        <ul className="dashboard grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-4 p-0 list-none">
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
 * What an owner wants to know first (spec 1.1.3): who is online, what was sold, what needs an administrator, and which
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
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 [&_h2]:text-title-3 max-[56.01rem]:grid-cols-1">
        <SalesCard numbers={numbers} />
        <NearlyFullCourses />
      </div>
    </>
  )
}

/** One tile: a link, or a note for a feature that isn't built yet. */
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
      <LinkCard
        to={to}
        className="dashboard__tile grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-0 gap-x-4 h-full [&>.badge]:col-2 [&>.badge]:[justify-self:start] [&_h3]:text-title-3"
      >
        {inside}
      </LinkCard>
    )
  }
  return (
    <Card className="dashboard__tile dashboard__tile--later grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-0 gap-x-4 h-full border-dashed bg-transparent shadow-none [&>.badge]:col-2 [&>.badge]:[justify-self:start] [&_h3]:text-title-3">
      {inside}
      <Badge>Comes with a later release</Badge>
    </Card>
  )
}
