import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { FillingCourses } from './filling-courses.tsx'
import { Figures } from './figures.tsx'
import { SalesCard } from './sales-card.tsx'
import { useDashboard } from './use-dashboard.ts'

/** What an owner wants to know first (spec 1.1.3): who is here, what came in, what needs somebody, what fills up. */
export function AtAGlance() {
  const { data: numbers, error, isPending, refetch } = useDashboard()
  if (isPending) return <Skeleton label="Loading the numbers" count={3} shape="tall" />
  if (numbers === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      {error !== null && <Notice tone="error">These numbers may be old: {error.message}</Notice>}
      <Figures numbers={numbers} />
      <div className="dashboard__cards">
        <SalesCard numbers={numbers} />
        <FillingCourses />
      </div>
    </>
  )
}
