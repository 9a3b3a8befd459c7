import { ArrowLeft, ListChecks, RotateCcw } from 'lucide-react'
import { resultWords, testingWords } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { NextTaskLink } from '#web/components/courses/next-task-link.tsx'
import type { TaskViewQuery, TaskViewQueryVariables } from '#generated/operations.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { AttemptBreakdown } from './attempt-breakdown.tsx'
import { ResultAdvice } from './result-advice.tsx'
import { ResultFacts } from './result-facts.tsx'
import type { Attempt } from './session/attempt-session.ts'
import { attemptsText, warmWord } from './test-facts.ts'
import './result.css'

type ResultPanelProps = {
  attempt: Attempt
  view: TaskViewQuery['taskView']
  place: TaskViewQueryVariables
  onLeave: () => void
  onAgain: () => void
  onRead: () => void
}

/**
 * After a test: score and grade in its colour band, what to work on with the way there, the breakdown, the way to every question,
 * and what is next (spec 3.4.19, 3.9.7).
 */
export function ResultPanel({ attempt, view, place, onLeave, onAgain, onRead }: ResultPanelProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(String(attempt.n))
  const passed = attempt.result === 'passing'
  // `view` is of before the test: attempts are used in their order.
  const isLast = view.attempts !== null && Math.max(view.used, attempt.n) >= view.attempts
  const { next } = view
  return (
    <div className="result">
      <div className="result__main">
        <Card as="section" aria-labelledby="result-heading">
          <h2 id="result-heading" ref={heading} tabIndex={-1} className="question__heading">
            Test finished
          </h2>
          <ResultFacts attempt={attempt} />
          <p>{warmWord(attempt)}</p>
          <p className="muted">
            {isLast
              ? resultWords.noAttempts
              : `Attempts left: ${attemptsText(view.attempts, Math.max(view.used, attempt.n))}`}
          </p>
          <Row actions>
            {next !== null && passed && <NextTaskLink next={next} to={paths.taskView} />}
            {!isLast && (
              <Button variant={passed ? 'secondary' : 'primary'} onClick={onAgain}>
                <RotateCcw size={18} aria-hidden="true" /> {resultWords.tryAgain}
              </Button>
            )}
            <Button variant="secondary" onClick={onRead}>
              <ListChecks size={18} aria-hidden="true" /> {testingWords.attemptDetails}
            </Button>
            {isLast && (
              <Button variant="secondary" onClick={onAgain}>
                See your attempts
              </Button>
            )}
            {next !== null && !passed && <NextTaskLink next={next} to={paths.taskView} variant="secondary" />}
            <LinkButton to={paths.myTasks} variant="quiet" onClick={onLeave}>
              <ArrowLeft size={18} aria-hidden="true" /> Back to the section
            </LinkButton>
          </Row>
        </Card>
        <AttemptBreakdown attempt={attempt} />
      </div>
      <ResultAdvice attempt={attempt} progressKey={place.progressKey} />
    </div>
  )
}
