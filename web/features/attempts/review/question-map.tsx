import { questionMapWords as words } from '#domain/messages/question-map.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Attempt } from '../session/attempt-session.ts'

type QuestionMapProps = {
  attempt: Attempt
  /** The index of the question on screen. */
  position: number
  /** Opens an answered question, by its number from 1. */
  onLookBack: (number: number) => void
}

/**
 * The numbers of a Practice's or quiz's questions: which are answered, and which one is on screen. An answered question
 * opens, unless the quiz says nothing of answers before its end.
 */
export function QuestionMap({ attempt, position, onLookBack }: QuestionMapProps) {
  const { total, currentQuestion, silent } = attempt
  const cell = (index: number) => {
    const number = index + 1
    const isAnswered = index < currentQuestion
    const isCurrent = index === position
    const state = isCurrent ? words.current : isAnswered ? words.answered : words.later
    const props = {
      'aria-label': words.name(number, state),
      'aria-current': isCurrent ? ('step' as const) : undefined,
      className: classNames(
        'relative grid place-items-center w-full min-h-target p-0 border rounded-small text-small font-semibold tabular-nums',
        isAnswered ? 'bg-primary-soft text-on-primary-soft' : 'bg-surface text-text-muted',
        isCurrent ? 'border-2 border-primary' : 'border-border',
        isAnswered && silent !== true && 'cursor-pointer hover:border-primary',
      ),
    }
    const content = (
      <>
        {number}
        {/* Not a check, which would say that the answer was right. */}
        {isAnswered && <span className="absolute bottom-1 size-1.5 rounded-full bg-current" aria-hidden="true" />}
      </>
    )
    return isAnswered && silent !== true ? (
      <button type="button" {...props} onClick={() => onLookBack(number)}>
        {content}
      </button>
    ) : (
      <span role="img" {...props}>
        {content}
      </span>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(var(--spacing-target),1fr))] gap-2 p-0 list-none">
        {Array.from({ length: total }, (_, index) => (
          <li key={index}>{cell(index)}</li>
        ))}
      </ol>
      <p className="muted">{silent === true ? words.silent : words.lookBack}</p>
    </div>
  )
}

/** The map in the right margin of a wide screen. */
export const MarginMap = (props: QuestionMapProps) => (
  <section className="order-1 grid grid-cols-1 gap-3 p-4" aria-labelledby="question-map">
    <h2 id="question-map" className="text-body">
      {words.title}
    </h2>
    <QuestionMap {...props} />
  </section>
)
