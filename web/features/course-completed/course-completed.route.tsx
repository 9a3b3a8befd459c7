import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { courseCompletedWords as words } from '#domain/messages/course-completed.ts'
import { aboutTime, tasksOfType } from '#domain/messages/course-view.ts'
import { outlineResults } from '#domain/progress/course-outline.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import type { CourseViewQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { courseViewQuery } from '#web/lib/api/student-queries.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What a student did in a completed course, with a link to its certificate. */
export function CourseCompletedPage() {
  const { progressKey } = useSelection()
  if (progressKey === undefined) return <Navigate to={paths.myCourses} replace />
  return <CourseCompleted key={progressKey} progressKey={progressKey} />
}

function CourseCompleted({ progressKey }: { progressKey: string }) {
  const view = useQuery(courseViewQuery(progressKey))
  const name = view.data?.progress.name
  if (view.data?.progress.complete === false) return <Navigate to={paths.courseView} replace />
  return (
    <Page
      title={words.title}
      lead={name === undefined ? undefined : words.lead(name)}
      before={<Trail names={['My Courses', name ?? 'Course', words.title]} />}
    >
      <CourseScreen query={view} loading={<Skeleton label={words.loading} count={2} />}>
        {(course) => <CompletionFacts {...course} />}
      </CourseScreen>
    </Page>
  )
}

function CompletionFacts({ progress, contents }: CourseViewQuery['courseView']) {
  const now = useNow()
  const { types, minutesDone, tests, average, best, passed, graded } = outlineResults(contents)
  const left = courseTime(progress, now)
  const percent = (grade: number | null) => `${String(grade)}%`
  return (
    <PageBody
      first={
        <Card
          as="section"
          className="border-primary bg-primary-soft text-on-primary-soft"
          aria-labelledby="certificate"
        >
          <span className="grid place-items-center rounded-full bg-primary text-on-primary size-14 forced-colors:border-2">
            <Award size={30} aria-hidden="true" />
          </span>
          <h2 id="certificate">{words.certificate}</h2>
          <p>{words.certificateWhy}</p>
          <LinkButton to={paths.certificate(progress.key)} wide>
            {words.toCertificate}
          </LinkButton>
        </Card>
      }
    >
      <Card as="section" aria-labelledby="did">
        <h2 id="did">{words.did}</h2>
        <Facts
          facts={[
            { term: words.tasks, value: types.map(({ type, count }) => tasksOfType(type, count)).join(', ') },
            ...(minutesDone === 0 ? [] : [{ term: words.study, value: aboutTime(minutesDone) }]),
            ...(tests === 0
              ? []
              : [
                  { term: words.average, value: percent(average) },
                  { term: words.best, value: percent(best) },
                ]),
            ...(graded === 0 ? [] : [{ term: words.passed, value: words.passedOf(passed, graded) }]),
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="next">
        <h2 id="next">{words.next}</h2>
        <p>{left === '' ? words.stays : words.againWhy(left)}</p>
        <Row>
          <LinkButton to={paths.courseView} variant="secondary">
            {words.again}
          </LinkButton>
          <LinkButton to={paths.register} variant="secondary">
            {words.more}
          </LinkButton>
        </Row>
      </Card>
    </PageBody>
  )
}
