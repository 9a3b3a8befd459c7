import { type Catalogue, catalogueMoments, homeCards, type CourseCard, ownedGroups } from '#domain/courses/catalogue.ts'
import type { Subject } from '#domain/courses/course.ts'
import { courseYear } from '#domain/courses/year-of.ts'
import { paths } from '#web/app/paths.ts'
import { coursesData } from '#web/lib/head/courses-data.ts'
import { useCatalog } from '#web/lib/api/use-catalog.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ScriptNeeded } from '#web/ui/script-needed.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { unknownFailure } from '#domain/messages/failures.ts'
import { priceText } from '#domain/courses/price.ts'
import { AvailabilityBadge } from '#web/components/courses/availability-badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { CourseName, courseNameText } from '#web/components/courses/course-name.tsx'
import { useEffect, useState } from 'react'
import type { EnrolledCourse } from '#web/lib/api/fetch-enrolled-courses.ts'
import { useSession } from '#web/lib/session/use-session.ts'

type Enrolled = { uid: string; courses: readonly EnrolledCourse[] }

const nothing: ReadonlySet<string> = new Set()

/**
 * The link groups that the signed-in user owns, for 'Purchased' (spec 1.4.9). Visitors load nothing, because this page
 * has no query client and loads Amplify only for the request. Without a reply, shows the cards that visitors see.
 */
function useEnrolledGroups(now: number): ReadonlySet<string> {
  const uid = useSession()?.uid
  const [enrolled, setEnrolled] = useState<Enrolled>()
  useEffect(() => {
    if (uid === undefined) return
    let left = false
    const load = async () => {
      const { fetchEnrolledCourses } = await import('#web/lib/api/fetch-enrolled-courses.ts')
      const courses = await fetchEnrolledCourses()
      if (!left) setEnrolled({ uid, courses })
    }
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [uid])
  return enrolled === undefined || enrolled.uid !== uid ? nothing : ownedGroups(enrolled.courses, now)
}

/** A Live course on the home page. `year` is shown next to its name. */
function UpcomingCard({ card, year }: { card: CourseCard; year: string | undefined }) {
  const [option] = card.options
  if (option === undefined) return null
  const { course, availability } = option
  return (
    <Card as="article">
      <AvailabilityBadge availability={availability} />
      <h3>
        <CourseName name={card.name} year={year} />
      </h3>
      <ClassFacts
        dates={course.dates ?? []}
        startTime={course.startTime}
        endTime={course.endTime}
        location={course.location}
      />
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-auto pt-3 border-t border-t-border">
        <p className="text-title-2 font-bold tabular-nums">{priceText(course.price)}</p>
        {availability.state === 'purchased' ? (
          <LinkButton to={paths.myCourses} variant="secondary" aria-label={`Go to ${courseNameText(card.name, year)}`}>
            My Courses
          </LinkButton>
        ) : availability.state === 'closed' ? (
          <LinkButton to={paths.register} variant="secondary">
            See other courses
          </LinkButton>
        ) : (
          <LinkButton
            to={paths.registerFor(course.key)}
            variant="secondary"
            aria-label={`Register for ${courseNameText(card.name, year)}`}
          >
            Register
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

const subjects: readonly Subject[] = ['RN', 'PN']

/** Polling interval in milliseconds for changes that don't happen at a known time. */
const STEP_MS = 60_000

function SubjectClasses({ subject }: { subject: Subject }) {
  const { catalog, failed, refetch } = useCatalog()
  const now = useNow(STEP_MS, catalog && catalogueMoments(catalog))
  const ownedGroups = useEnrolledGroups(now)
  if (catalog === undefined) {
    if (failed) return <ErrorState message={unknownFailure} onRetry={refetch} />
    return <Skeleton label="Loading the upcoming classes" count={2} shape="tall" />
  }
  const cards = homeCards(catalog, { subject, now, ownedGroups })
  if (cards.length === 0) {
    return (
      <EmptyState
        title="No live classes scheduled right now"
        action={<LinkButton to={paths.register}>See the online courses</LinkButton>}
      />
    )
  }
  const year = courseYear(cards)
  return (
    <Grid wide>
      {cards.map((card) => (
        <UpcomingCard key={card.id} card={card} year={year(card)} />
      ))}
    </Grid>
  )
}

function ClassesData({ catalog }: { catalog: Catalogue }) {
  const now = useNow(STEP_MS, catalogueMoments(catalog))
  const cards = subjects.flatMap((subject) => homeCards(catalog, { subject, now }))
  if (cards.length === 0) return null
  return <JsonLd data={coursesData(cards, { timeZone: catalog.timeZone, pathOf: paths.registerFor })} />
}

/** The next Live classes by subject, at most two groups each (spec 1.2.1, 1.4.13). */
export function UpcomingClasses() {
  const { catalog } = useCatalog()
  return (
    <section className="home-section py-12 [&_h2]:mb-4 max-sm:py-8" aria-labelledby="upcoming-classes">
      <Container>
        <h2 id="upcoming-classes">Upcoming Classes</h2>
        <ScriptNeeded what="The list of classes" />
        {catalog !== undefined && <ClassesData catalog={catalog} />}
        <Tabs
          label="Subject"
          tabs={subjects.map((subject) => ({
            value: subject,
            label: subject,
            content: (
              <div className="min-h-60 [&_.skeleton--grid]:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] noscript:hidden">
                <SubjectClasses subject={subject} />
              </div>
            ),
          }))}
        />
      </Container>
    </section>
  )
}
