import type { CourseCard as Card } from '#domain/courses/catalogue.ts'
import { yearBeside } from '#domain/courses/year-of.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { CourseCard } from './course-card.tsx'

type CourseListProps = { cards: readonly Card[]; onRegister: (courseKey: string) => void }

/** The course cards of one subject: Live first, then Online. */
export function CourseList({ cards, onRegister }: CourseListProps) {
  if (cards.length === 0) return <EmptyState title="No courses are offered right now" />
  const year = yearBeside(cards)
  return (
    <div className="grid">
      {cards.map((card) => (
        <CourseCard key={card.id} card={card} year={year(card)} onRegister={onRegister} />
      ))}
    </div>
  )
}
