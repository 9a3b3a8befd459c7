import { ArrowLeft, ListChecks, RotateCcw } from 'lucide-react'
import { testingWords } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { AttemptBreakdown } from './attempt-breakdown.tsx'
import { ResultFacts } from './result-facts.tsx'
import type { Attempt } from './session/attempt-session.ts'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'

type ResultPanelProps = { attempt: Attempt; onLeave: () => void; onAgain: () => void; onRead: () => void }

/** After a test: score, grade in its colour band, the breakdown, and the way to every question (spec 3.4.19, 3.9.7). */
export function ResultPanel({ attempt, onLeave, onAgain, onRead }: ResultPanelProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(String(attempt.n))
  return (
    <>
      <Card as="section" aria-labelledby="result-heading">
        <h2 id="result-heading" ref={heading} tabIndex={-1} className="question__heading">
          Test finished
        </h2>
        <ResultFacts attempt={attempt} />
        <Row actions>
          <Button onClick={onRead}>
            <ListChecks size={18} aria-hidden="true" /> {testingWords.attemptDetails}
          </Button>
          <LinkButton to={paths.myTasks} variant="secondary" onClick={onLeave}>
            <ArrowLeft size={18} aria-hidden="true" /> Back to the section
          </LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            <RotateCcw size={18} aria-hidden="true" /> See your attempts
          </Button>
        </Row>
      </Card>
      <AttemptBreakdown attempt={attempt} />
    </>
  )
}
