import { MonitorPlay, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CourseCard as CardFacts } from '#domain/courses/catalogue.ts'
import { courseSlug } from '#domain/courses/course-page.ts'
import type { CourseType } from '#domain/courses/course.ts'
import { priceText } from '#domain/courses/price.ts'
import { courseYear } from '#domain/courses/year-of.ts'
import { coursePageWords } from '#domain/messages/course-pages.ts'
import { registerWords } from '#domain/messages/registration.ts'
import { paths } from '#web/app/paths.ts'
import { AvailabilityBadge } from '#web/components/courses/availability-badge.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { CourseName, courseNameText } from '#web/components/courses/course-name.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The type of courses to show, or all. */
export type ShownType = CourseType | 'all'

/** The type from the URL. Defaults to all. */
export const shownTypeOf = (type: string | null): ShownType => (type === 'Live' || type === 'Online' ? type : 'all')

const OPTIONS = [
  { value: 'all', label: registerWords.allKinds },
  { value: 'Live', label: registerWords.live },
  { value: 'Online', label: registerWords.online },
] as const

type CourseListProps = {
  cards: readonly CardFacts[]
  shown: ShownType
  onShow: (type: ShownType) => void
  onRegister: (courseKey: string) => void
}

/** The course cards of one subject: Live first, then Online. The user can limit them to one type. */
export function CourseList({ cards, shown, onShow, onRegister }: CourseListProps) {
  if (cards.length === 0) return <EmptyState title={registerWords.noneOffered} />
  const year = courseYear(cards)
  // With only one type, there is nothing to select.
  const isMixed = new Set(cards.map(({ type }) => type)).size > 1
  const visible = isMixed && shown !== 'all' ? cards.filter(({ type }) => type === shown) : cards
  return (
    <div className="grid gap-4">
      {isMixed && <ChoiceChips legend={registerWords.kindOfCourse} options={OPTIONS} value={shown} onChange={onShow} />}
      <Grid>
        {visible.map((card) => (
          <CourseCard key={card.id} card={card} year={year(card)} onRegister={onRegister} />
        ))}
      </Grid>
    </div>
  )
}

/** Delay in milliseconds before a card shows a newly selected option (spec 1.4.14, 1.9.2). */
const OPTION_SWITCH_MS = 250

/** `year` is shown next to the name. */
type CourseCardProps = { card: CardFacts; year: string | undefined; onRegister: (courseKey: string) => void }

/** A course with its options by online days, its price, and whether it is open (spec 1.4.7 to 1.4.14). */
function CourseCard({ card, year, onRegister }: CourseCardProps) {
  const [selectedKey, setSelectedKey] = useState(card.options[0]?.course.key ?? '')
  const shownKey = useDebouncedValue(selectedKey, OPTION_SWITCH_MS)
  const waiting = shownKey !== selectedKey
  const option = card.options.find(({ course }) => course.key === shownKey) ?? card.options[0]
  if (option === undefined) return null
  const { course, availability } = option
  const Icon = card.type === 'Live' ? Users : MonitorPlay
  return (
    <Card
      as="article"
      className="[&_h2]:text-title-3 [&_.button]:mt-auto [&_.button~.button]:mt-0"
      aria-labelledby={`course-${course.key}`}
    >
      <div className="row flex flex-wrap items-center gap-3 justify-between">
        <Badge tone="primary">
          <Icon size={14} aria-hidden="true" /> {card.type}
        </Badge>
        <AvailabilityBadge availability={availability} />
      </div>
      <h2 className="text-title-3" id={`course-${course.key}`}>
        <CourseName name={card.name} year={year} />
      </h2>
      {card.type === 'Live' && (
        <ClassFacts
          dates={course.dates ?? []}
          startTime={course.startTime}
          endTime={course.endTime}
          location={course.location}
        />
      )}
      {card.options.length > 1 && (
        <SelectField
          label="Days online"
          value={selectedKey}
          onChange={(event) => setSelectedKey(event.target.value)}
          options={card.options.map(({ course: { key, onlineDays } }) => ({
            value: key,
            label: coursePageWords.days(onlineDays),
          }))}
        />
      )}
      <div
        className={classNames(
          'flex items-end justify-between gap-3 mt-auto pt-3 border-t border-t-border [transition:opacity_var(--duration)]',
          waiting && 'opacity-45',
        )}
        aria-busy={waiting}
      >
        <div className="grid content-between min-h-21">
          <p className="text-[1.5rem] font-bold tracking-[-0.02em] leading-[1.25] tabular-nums">
            {priceText(course.price)}
          </p>
          {card.options.length === 1 && <p className="muted">{coursePageWords.days(course.onlineDays)}</p>}
          <Link
            to={`${paths.courses}/${encodeURIComponent(courseSlug(course))}`}
            aria-label={`${coursePageWords.contents}: ${courseNameText(card.name, year)}`}
          >
            {coursePageWords.contents}
          </Link>
        </div>
        {availability.state === 'purchased' ? (
          <LinkButton
            to={paths.myCourses}
            variant="secondary"
            aria-label={`${coursePageWords.goToCourse}: ${courseNameText(card.name, year)}`}
          >
            {coursePageWords.goToCourse}
          </LinkButton>
        ) : (
          <Button
            disabled={availability.state === 'closed' || waiting}
            aria-label={`Register for ${courseNameText(card.name, year)}`}
            onClick={() => onRegister(course.key)}
          >
            Register
          </Button>
        )}
      </div>
    </Card>
  )
}
