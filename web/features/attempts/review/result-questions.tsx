import { ChevronRight } from 'lucide-react'
import { isSubject } from '#domain/attempts/bank.ts'
import { testResultWords as words } from '#domain/messages/test-result.ts'
import { OutcomeLabel } from '#web/components/attempts/outcome-label.tsx'
import { filtered, missedOf, outcomeOf, type Reviewed } from '#web/components/attempts/reviewed.ts'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { useAttemptReview } from './use-attempt-review.ts'

/** The questions that are listed at once. In a longer test, only the missed ones are, up to this many. */
const SHORT = 12

type Numbered = { number: number; reviewed: Reviewed }

type ResultQuestionsProps = {
  review: ReturnType<typeof useAttemptReview>
  /** Opens a question in the attempt's details. */
  onRead: (number: number) => void
}

/** A result's questions: number, outcome, and subject, each with its details one press away. */
export function ResultQuestions({ review, onRead }: ResultQuestionsProps) {
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="result-questions">
      <h2 id="result-questions">{words.questions}</h2>
      {review.data !== undefined ? (
        <QuestionRows questions={review.data.questions} onRead={onRead} />
      ) : review.error === null ? (
        <Skeleton label={words.loading} count={3} />
      ) : (
        <QueryError error={review.error} onRetry={() => void review.refetch()} />
      )}
    </section>
  )
}

type QuestionRowsProps = Omit<ResultQuestionsProps, 'review'> & { questions: readonly Reviewed[] }

function QuestionRows({ questions, onRead }: QuestionRowsProps) {
  const all = filtered(questions, 'all')
  const missed = missedOf(questions)
  const isLong = all.length > SHORT
  const shown = isLong ? (missed.length > 0 ? missed : all).slice(0, SHORT) : all
  const numbers = new Set(shown.map(({ number }) => number))
  const unanswered = questions.filter(({ answered }) => !answered).length
  const isPerfect = all.every(({ reviewed }) => outcomeOf(reviewed) === 'correct')
  return (
    <>
      <p className="muted">{isPerfect ? words.allCorrect : words.missed(missed.length, unanswered, all.length)}</p>
      <QuestionList questions={shown} onRead={onRead} />
      {isLong && (
        <Disclosure label={words.showAll(all.length)}>
          <QuestionList questions={all.filter(({ number }) => !numbers.has(number))} onRead={onRead} />
        </Disclosure>
      )}
    </>
  )
}

function QuestionList({
  questions,
  onRead,
}: Pick<ResultQuestionsProps, 'onRead'> & { questions: readonly Numbered[] }) {
  return (
    <ol className="grid p-0 list-none border border-border rounded-large bg-surface overflow-clip">
      {questions.map(({ number, reviewed }) => (
        <li key={number} className="border-b border-b-border last:border-b-0">
          <button
            type="button"
            className="flex flex-wrap items-center gap-y-0 gap-x-4 w-full min-h-target py-2 px-4 border-0 bg-transparent text-inherit [font:inherit] text-start cursor-pointer hover:bg-primary-soft"
            onClick={() => onRead(number)}
          >
            <span className="min-w-7 text-text-muted tabular-nums">
              <VisuallyHidden>{words.question} </VisuallyHidden>
              {number}
            </span>{' '}
            <span className="min-w-44">
              <OutcomeLabel outcome={outcomeOf(reviewed)} />
            </span>{' '}
            <span className="flex-1 min-w-32 text-text-muted text-small wrap-anywhere max-xs:order-1 max-xs:basis-full max-xs:ps-11">
              {reviewed.graded?.tags.filter(isSubject).join(', ')}
            </span>
            <ChevronRight className="ms-auto text-text-muted" size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ol>
  )
}
