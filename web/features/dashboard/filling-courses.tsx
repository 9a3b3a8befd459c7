import { Link } from 'react-router-dom'
import { FEW_SEATS } from '#domain/courses/availability.ts'
import { fillingUp } from '#domain/courses/filling-up.ts'
import { paths } from '#web/app/paths.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { useCatalogue } from '#web/lib/api/use-catalogue.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const SHOWN = 5
const MINUTE_MS = 60_000

/** The open Live courses with the fewest seats left, from the file that visitors see. */
export function FillingCourses() {
  const { catalogue, failed, refetch } = useCatalogue()
  const now = useNow(MINUTE_MS)
  const rooms = catalogue === undefined ? undefined : fillingUp(catalogue, now)
  return (
    <Card as="section" aria-labelledby="filling-heading" className="dashboard__filling">
      <div className="dashboard__card-head">
        <h2 id="filling-heading">Courses filling up</h2>
        <Link to={paths.manageCourses}>Live courses</Link>
      </div>
      {rooms === undefined && !failed && <Skeleton label="Loading courses" count={3} shape="line" />}
      {rooms === undefined && failed && <ErrorState message="The courses could not be loaded" onRetry={refetch} />}
      {rooms?.length === 0 && <p className="muted">No Live course is open for registration.</p>}
      {rooms !== undefined && rooms.length > 0 && (
        <ul className="dashboard__rooms">
          {rooms.slice(0, SHOWN).map(({ group, courses, seatsLeft, max }) => {
            const text = `${seatsLeft} of ${max} seats left`
            return (
              <li key={group}>
                {courses.map(({ key, name }) => (
                  <Link key={key} to={paths.manageCourse(key)}>
                    {name}
                  </Link>
                ))}
                <span className="muted">{formatDates(courses[0]?.dates?.slice(0, 1) ?? [])}</span>
                <ProgressBar
                  label={`Seats taken: ${courses.map(({ name }) => name).join(', ')}`}
                  value={max - seatsLeft}
                  max={max}
                  text={text}
                  tone={seatsLeft <= FEW_SEATS ? 'accent' : 'primary'}
                />
                <span className="dashboard__seats">{text}</span>
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
