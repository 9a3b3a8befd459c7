import { useState, useEffect, useRef } from 'react'
import { reviewWords as words, ratingWords } from '#domain/messages/reviews.ts'
import { incompleteAnswer } from '#domain/messages/testing.ts'
import { AnswerForm } from '#web/components/attempts/answer-form.tsx'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { QuestionFrame } from '#web/components/attempts/types/content-view.tsx'
import { useQuestionKeys } from '#web/components/attempts/question-keys.ts'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { noChoice, responseOf } from '#web/components/attempts/types/items.ts'
import { spokenVerdict, Verdict } from '#web/components/attempts/verdict.tsx'
import { singlePress, useFreshVerdict } from '#web/components/attempts/single-press.ts'
import { RefusalNotice } from '#web/components/attempts/running-test-notice.tsx'
import { useConfirmIncomplete } from '#web/components/attempts/use-confirm-incomplete.tsx'
import type { ServedCard } from '#web/components/study/kept-reviews.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CardRating } from '#generated/operations.ts'
import { useReview } from './use-review.ts'

const RATINGS: readonly CardRating[] = ['again', 'hard', 'good', 'easy']

type RatingButtonsProps = {
  rating: CardRating
  /** Whether the rating is being saved. */
  locked: boolean
  onRate: (rating: CardRating) => void
}

/** The rating proposed by the answer. Can be corrected by a click or with the keys 1 to 4. */
function RatingButtons({ rating, locked, onRate }: RatingButtonsProps) {
  const latest = useRef({ rating, locked, onRate })
  useEffect(() => {
    latest.current = { rating, locked, onRate }
  })
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const chosen = /^[1-4]$/.test(key) ? RATINGS[Number(key) - 1] : undefined
      if (chosen === undefined || repeat || ctrlKey || metaKey || altKey) return
      if (!latest.current.locked && chosen !== latest.current.rating) latest.current.onRate(chosen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div role="group" aria-labelledby="rating-heading">
      <p id="rating-heading">{words.rating}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 mt-2">
        {RATINGS.map((name, index) => (
          <Button
            key={name}
            variant={name === rating ? 'primary' : 'secondary'}
            aria-pressed={name === rating}
            aria-keyshortcuts={String(index + 1)}
            // The current rating keeps its color.
            aria-disabled={(locked && name !== rating) || undefined}
            onClick={() => {
              if (!locked && name !== rating) onRate(name)
            }}
          >
            {ratingWords[name]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/**
 * Error codes after which the card can't be reviewed now, such as after a review on another device. The student
 * continues with the next card.
 */
const SKIPPED = new Set(['card-not-found', 'card-not-due', 'card-in-running-test', 'questions-error'])

type ReviewCardProps = {
  progressKey: string
  card: ServedCard
  n: number
  total: number
  /** Whether to focus the heading. */
  focused: boolean
  onNext: () => void
}

/** One card: its question as in tests, then the correct answer with its rationale, and the rating (issue 22). */
export function ReviewCard({ progressKey, card, n, total, focused, onNext }: ReviewCardProps) {
  const { question } = card
  const [choice, setChoice] = useState(() => noChoice(question))
  const [unchosen, setUnchosen] = useState(false)
  const { answering, rating, rated, offline, keep } = useReview(progressKey, card)
  const heading = useFocusOnChange<HTMLHeadingElement>(words.place(n, total), focused)
  const review = rated ?? answering.data
  const graded = answering.data?.graded ?? null
  const failure = rating.error ?? answering.error
  const isSkipped = answering.error instanceof AppError && SKIPPED.has(answering.error.code)
  const isChosen = choice.length > 0 && !choice.includes(-1)
  const check = () => {
    if (answering.isPending) return
    setUnchosen(!isChosen)
    if (isChosen) answering.mutate(choice)
  }
  const isFresh = useFreshVerdict(graded === null ? undefined : String(n))
  const { submit, dialog } = useConfirmIncomplete(question, choice, check)
  const isOver = review !== undefined || isSkipped
  const goOn = () => {
    if (!rating.isPending && !isFresh) onNext()
  }
  const { type, answers } = responseOf(question)
  const { toggle } = questionTypeView(type)
  useQuestionKeys({
    // After the answer, the digits rate.
    answers: isOver || answering.isPending || toggle === undefined ? 0 : answers.length,
    choose: (index) => {
      if (toggle !== undefined) setChoice(toggle(choice, index))
    },
    onAction: isOver ? goOn : submit,
  })
  return (
    <Card as="section" aria-labelledby="review-heading">
      <CopyGuard>
        <QuestionFrame question={question} attempt="review">
          <h2
            id="review-heading"
            ref={heading}
            tabIndex={-1}
            className="question__heading"
            aria-describedby="question-body"
          >
            {words.place(n, total)}
          </h2>
          <QuestionBody id="question-body" question={question} />
          {graded === null ? (
            <AnswerForm
              question={question}
              position={n}
              choice={choice}
              locked={answering.isPending}
              onChoose={setChoice}
            />
          ) : (
            <Verdict question={question} graded={graded} />
          )}
        </QuestionFrame>
      </CopyGuard>
      <div role="status">
        {graded !== null && <VisuallyHidden>{spokenVerdict(question, graded)}</VisuallyHidden>}
        {offline && <p>{words.waitingForNetwork}</p>}
        {answering.data?.repeated === true && <Notice tone="accent">{words.repeated}</Notice>}
      </div>
      {review !== undefined && (
        <>
          <RatingButtons
            rating={(rating.isPending ? rating.variables : undefined) ?? review.rating}
            locked={rating.isPending}
            onRate={rating.mutate}
          />
          <p role="status" className="muted">
            {words.comesAgain(formatDay(review.due))}
          </p>
        </>
      )}
      {unchosen && !isChosen ? (
        <Notice tone="error" role="alert">
          {incompleteAnswer(choice, words.choose)}
        </Notice>
      ) : (
        failure && <RefusalNotice error={failure} />
      )}
      <div className="action-bar sticky bottom-[calc(var(--message-room,0px)+var(--bottom-room,0px))] z-10 -mx-6 -mb-6 px-6 py-3 border-t border-border rounded-b-large bg-surface">
        {isOver ? (
          <Button aria-disabled={rating.isPending || isFresh || undefined} {...singlePress(goOn)}>
            {isSkipped ? words.skip : words.next}
          </Button>
        ) : offline ? (
          <Button
            {...singlePress(() => {
              keep()
              onNext()
            })}
          >
            {words.later}
          </Button>
        ) : (
          <Button
            aria-disabled={answering.isPending || undefined}
            aria-busy={answering.isPending || undefined}
            {...singlePress(submit)}
          >
            {words.check}
          </Button>
        )}
      </div>
      {dialog}
    </Card>
  )
}
