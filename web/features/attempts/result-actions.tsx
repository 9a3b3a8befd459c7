import { ArrowLeft, ListChecks, RotateCcw } from 'lucide-react'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { resultWords, testingMessages, testingWords } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { hasStandard } from '#web/components/attempts/result-text.ts'
import { NextTaskLink } from '#web/components/courses/next-task-link.tsx'
import type { TaskViewQuery } from '#generated/operations.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import type { Attempt } from './session/attempt-session.ts'
import { attemptsText, backText, hasMissed } from './test-facts.ts'

export type ResultActionsProps = {
  attempt: Attempt
  view: TaskViewQuery['taskView']
  onLeave: () => void
  onRetake: () => void
  /** Opens the attempt's details, at the question with this number if given. */
  onRead: (number?: number) => void
}

/** After a test: the number of attempts left, and links to what comes next. */
export function ResultActions({ attempt, view, onLeave, onRetake, onRead }: ResultActionsProps) {
  const passed = attempt.result === 'passing'
  // `view` was fetched before the test. Attempts are numbered in order.
  const used = Math.max(view.used, attempt.n)
  const isLast = view.attempts !== null && used >= view.attempts
  const isSeen = !isLast && view.examSeen === true
  // Whether an adaptive test can start again is only known once the view counts this attempt.
  const isKnown = !isAdaptive(attempt) || (view.used >= attempt.n && view.open !== attempt.n)
  const { next } = view
  const isPrimary = !passed && !hasMissed(attempt)
  if (!hasStandard(attempt)) return <QuizActions attempt={attempt} onLeave={onLeave} onRead={onRead} />
  return (
    <>
      <p className="muted">
        {isLast
          ? view.attempts === DELETED_TEST
            ? testingMessages['test-deleted']
            : resultWords.noAttempts
          : isSeen
            ? testingMessages['exam-seen']
            : `Attempts left: ${attemptsText(view.attempts, used)}`}
      </p>
      <Row actions>
        {next !== null && passed && <NextTaskLink next={next} to={paths.taskView} />}
        {!isLast && !isSeen && isKnown && (
          <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={onRetake}>
            <RotateCcw size={18} aria-hidden="true" /> {resultWords.tryAgain}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onRead()}>
          <ListChecks size={18} aria-hidden="true" /> {testingWords.attemptDetails}
        </Button>
        {(isLast || isSeen) && (
          <Button variant="secondary" onClick={onRetake}>
            See your attempts
          </Button>
        )}
        {next !== null && !passed && <NextTaskLink next={next} to={paths.taskView} variant="secondary" />}
        <LinkButton to={paths.myTasks} variant="quiet" onClick={onLeave}>
          <ArrowLeft size={18} aria-hidden="true" /> {backText(attempt.taskKey)}
        </LinkButton>
      </Row>
    </>
  )
}

/**
 * After a student-created quiz, which has only one attempt: links to its questions and to the page it was started from.
 */
function QuizActions({ attempt, onLeave, onRead }: Pick<ResultActionsProps, 'attempt' | 'onLeave' | 'onRead'>) {
  return (
    <Row actions>
      <Button variant={hasMissed(attempt) ? 'secondary' : 'primary'} onClick={() => onRead()}>
        <ListChecks size={18} aria-hidden="true" /> {testingWords.attemptDetails}
      </Button>
      <LinkButton to={paths.myTasks} variant="secondary" onClick={onLeave}>
        <ArrowLeft size={18} aria-hidden="true" /> {backText(attempt.taskKey)}
      </LinkButton>
    </Row>
  )
}
