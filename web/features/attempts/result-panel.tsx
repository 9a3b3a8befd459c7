import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { quizResultWords } from '#domain/messages/quiz-result.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { hasStandard } from '#web/components/attempts/result-text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { AttemptBreakdown } from './attempt-breakdown.tsx'
import { PracticeLoading, PracticeMissed } from './practice-quiz.tsx'
import { ResultActions, type ResultActionsProps } from './result-actions.tsx'
import { ResultAdvice } from './result-advice.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultQuestions } from './review/result-questions.tsx'
import { useAttemptReview } from './review/use-attempt-review.ts'
import { hasMissed } from './test-facts.ts'

/** Percentage points below the pass grade that count as close. */
const NEAR = 15

/** A sentence for the student about a result, next to its numbers. */
function encouragementText({ result, grade, passGrade, currentQuestion }: ResultPanelProps['attempt']): string {
  if (currentQuestion === 0) return testResultWords.unanswered
  if (result === null) return quizResultWords.next
  if (result === 'passing') return resultWords.passed
  if (result === 'undecided') return resultWords.undecided
  return (grade ?? 0) >= passGrade - NEAR ? resultWords.near : resultWords.failed
}

type ResultPanelProps = ResultActionsProps & { place: TaskViewQueryVariables }

/**
 * Result of a test: score, grade in its color band, what comes next, each question with its outcome, a quiz of the missed
 * ones, advice with links, and the breakdown (spec 3.4.19, 3.9.7).
 */
export function ResultPanel({ place, ...actions }: ResultPanelProps) {
  const { attempt, view, onRead } = actions
  const { progressKey } = place
  const review = useAttemptReview(place, attempt.n)
  const variant = attempt.result === 'passing' && view.next !== null ? 'secondary' : 'primary'
  const heading = useFocusOnChange<HTMLHeadingElement>(String(attempt.n))
  return (
    <div className="result grid grid-cols-1 gap-y-4 gap-x-8 content-start lg:grid-cols-[minmax(0,1fr)_var(--container-aside)] lg:items-start">
      <div className="grid grid-cols-1 gap-y-4 gap-x-8 content-start max-lg:contents">
        <Card as="section" aria-labelledby="result-heading">
          <h2 id="result-heading" ref={heading} tabIndex={-1} className="question__heading">
            {hasStandard(attempt) ? 'Test finished' : quizResultWords.finished}
          </h2>
          <ResultFacts attempt={attempt} />
          <p>{encouragementText(attempt)}</p>
          {review.data !== undefined ? (
            <PracticeMissed {...{ progressKey, attempt, variant }} questions={review.data.questions} />
          ) : (
            review.isPending && hasMissed(attempt) && <PracticeLoading variant={variant} />
          )}
          <ResultActions {...actions} />
        </Card>
        <ResultQuestions review={review} onRead={onRead} />
        <div className="max-lg:order-2">
          <AttemptBreakdown attempt={attempt} />
        </div>
      </div>
      <ResultAdvice attempt={attempt} progressKey={progressKey} />
    </div>
  )
}
