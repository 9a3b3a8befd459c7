import type { CourseCard as Card } from '#domain/courses/catalogue.ts'
import type { CourseType } from '#domain/courses/course.ts'
import { courseYear } from '#domain/courses/year-of.ts'
import { registerWords } from '#domain/messages/registration.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { CourseCard } from './course-card.tsx'

/** Which cards are shown: of one type, or all. */
export type ShownType = CourseType | 'all'

/** The type that an address names; all for anything else. */
export const shownTypeOf = (type: string | null): ShownType => (type === 'Live' || type === 'Online' ? type : 'all')

const OPTIONS = [
  { value: 'all', label: registerWords.allKinds },
  { value: 'Live', label: registerWords.live },
  { value: 'Online', label: registerWords.online },
] as const

type CourseListProps = {
  cards: readonly Card[]
  shown: ShownType
  onShow: (type: ShownType) => void
  onRegister: (courseKey: string) => void
}

/** The course cards of one subject: Live first, then Online; of one type only when the reader chooses it. */
export function CourseList({ cards, shown, onShow, onRegister }: CourseListProps) {
  if (cards.length === 0) return <EmptyState title={registerWords.noneOffered} />
  const year = courseYear(cards)
  // Where all are of one type there is nothing to choose.
  const isMixed = new Set(cards.map(({ type }) => type)).size > 1
  const visible = isMixed && shown !== 'all' ? cards.filter(({ type }) => type === shown) : cards
  return (
    <div className="register-list">
      {isMixed && <ChoiceChips legend={registerWords.kindOfCourse} options={OPTIONS} value={shown} onChange={onShow} />}
      <div className="grid">
        {visible.map((card) => (
          <CourseCard key={card.id} card={card} year={year(card)} onRegister={onRegister} />
        ))}
      </div>
    </div>
  )
}
