import { ArrowLeft } from 'lucide-react'
import type { TaskViewQuery } from '../../../generated/operations.ts'
import { testingMessages, testingWords } from '../../../domain/messages/testing.ts'
import { DEFAULT_PASS_GRADE } from '../../../domain/testing/test-task.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Row } from '../../ui/row.tsx'
import { AttemptHistory } from './attempt-history.tsx'
import { attemptsText, timeText } from './test-facts.ts'

type StartPanelProps = {
  view: TaskViewQuery['taskView']
  starting: boolean
  problem: string | undefined
  onStart: () => void
  /** The reader comes back from an attempt's details. */
  returned: boolean
  onRead: (n: number) => void
}

/** Before a test: what it asks, how many attempts are left, and how the earlier ones went (spec 3.5.23, 3.5.24). */
export function StartPanel({ view, starting, problem, onStart, returned, onRead }: StartPanelProps) {
  const running = view.open !== null
  const usedUp = !running && view.attempts !== null && view.used >= view.attempts
  const poolFails = !running && view.poolSuffices === false
  return (
    <>
      <Card as="section" aria-label="About this test">
        <Facts
          facts={[
            // An NCLEX grows: it has no number beforehand.
            ...(view.numOfQuestions === null ? [] : [{ term: 'Questions', value: view.numOfQuestions }]),
            { term: 'Time allowed', value: timeText(view.timeAllowed) },
            { term: 'Attempts left', value: attemptsText(view.attempts, view.used) },
            { term: 'Pass grade', value: `${view.passGrade ?? DEFAULT_PASS_GRADE}%` },
          ]}
        />
        {usedUp && <Notice tone="accent">{testingWords.noAttemptsLeft}</Notice>}
        {poolFails && <Notice tone="error">{testingMessages['questions-error']}</Notice>}
        {running && (
          <Notice>You have an attempt in progress. It goes on where you left it; its time keeps running.</Notice>
        )}
        {problem !== undefined && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        <Row>
          <Button busy={starting} disabled={usedUp || poolFails} onClick={onStart}>
            {running ? 'Continue' : 'Start'}
          </Button>
          <LinkButton to={paths.myTasks} variant="secondary">
            <ArrowLeft size={18} aria-hidden="true" /> Back to the section
          </LinkButton>
        </Row>
      </Card>
      <AttemptHistory attempts={view.history} focused={returned} onRead={onRead} />
    </>
  )
}
