import { CalendarClock, Copy, UsersRound } from 'lucide-react'
import { priceText } from '#domain/courses/price.ts'
import { courseListWords } from '#domain/messages/course-list.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { CourseName, courseNameText } from '#web/components/courses/course-name.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PublishedBadge } from './published-badge.tsx'
import type { ListedCourse } from './use-course-list.ts'
import './manage-courses.css'

type CourseCardProps = { course: ListedCourse; year: string | undefined }

/** One course with its view and copy actions (spec 1.2.14); `year` is shown beside its name. */
export function CourseCard({ course, year }: CourseCardProps) {
  const { key, name, subject, published, price, onlineDays, maxStudents, taken, archived } = course
  const titleId = `course-${key}`
  return (
    <Card as="article" className="managed-course" aria-labelledby={titleId}>
      <Row>
        {archived ? <Badge>Archived</Badge> : <PublishedBadge published={published} />}
        <Badge tone="secondary">{subject}</Badge>
        {maxStudents !== null && taken >= maxStudents && <Badge tone="accent">{courseListWords.full}</Badge>}
      </Row>
      <h2 id={titleId}>
        <CourseName name={name} year={year} />
      </h2>
      <p className="managed-course__price">{priceText(price)}</p>
      {course.type === 'Live' && (
        <ClassFacts
          dates={course.dates ?? []}
          startTime={course.startTime}
          endTime={course.endTime}
          location={course.location}
        />
      )}
      <p className="managed-course__fact">
        <CalendarClock size={18} aria-hidden="true" /> {onlineDays === 1 ? '1 day online' : `${onlineDays} days online`}
      </p>
      {!archived && (
        <p className="managed-course__fact">
          <UsersRound size={18} aria-hidden="true" />{' '}
          {maxStudents === null ? courseListWords.enrolled(taken) : courseListWords.seats(taken, maxStudents)}
        </p>
      )}
      <div className="managed-course__actions">
        <LinkButton variant="secondary" to={paths.manageCourse(key)}>
          View <VisuallyHidden>{courseNameText(name, year)}</VisuallyHidden>
        </LinkButton>
        <LinkButton variant="quiet" to={paths.copyCourse(key)}>
          <Copy size={18} aria-hidden="true" /> Copy <VisuallyHidden>{courseNameText(name, year)}</VisuallyHidden>
        </LinkButton>
      </div>
    </Card>
  )
}
