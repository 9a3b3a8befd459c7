import type { CourseCard } from '#domain/courses/catalogue.ts'
import { priceText } from '#domain/courses/price.ts'
import { paths } from '#web/app/paths.ts'
import { AvailabilityBadge } from '#web/components/courses/availability-badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { CourseName, courseNameText } from '#web/components/courses/course-name.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** A Live course on the home page; `year` is shown beside its name. */
export function UpcomingCard({ card, year }: { card: CourseCard; year: string | undefined }) {
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
      <div className="upcoming-classes__foot">
        <p className="upcoming-classes__price">{priceText(course.price)}</p>
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
