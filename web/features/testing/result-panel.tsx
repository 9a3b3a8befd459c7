import { ArrowLeft, RotateCcw } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Row } from '../../ui/row.tsx'
import { Breakdown } from './breakdown.tsx'
import { GradeBadge } from './grade-badge.tsx'
import { resultText } from './result-text.ts'
import type { Attempt } from './sitting/sitting.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'

type ResultPanelProps = { attempt: Attempt; onLeave: () => void; onAgain: () => void }

/** After a test: score, grade in its colour band, and the breakdown (spec 3.4.19, 3.9.7). */
export function ResultPanel({ attempt, onLeave, onAgain }: ResultPanelProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(String(attempt.n))
  return (
    <>
      <Card as="section" aria-labelledby="result-heading">
        <h2 id="result-heading" ref={heading} tabIndex={-1} className="question__heading">
          Test finished
        </h2>
        <Facts
          facts={[
            { term: 'Score', value: `${attempt.score} of ${attempt.total}` },
            { term: 'Grade', value: <GradeBadge grade={attempt.grade ?? 0} /> },
            { term: 'Result', value: resultText(attempt.result) },
            { term: 'Pass grade', value: `${attempt.passGrade}%` },
          ]}
        />
        <Row>
          <LinkButton to={paths.myTasks} onClick={onLeave}>
            <ArrowLeft size={18} aria-hidden="true" /> Back to the section
          </LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            <RotateCcw size={18} aria-hidden="true" /> See your attempts
          </Button>
        </Row>
      </Card>
      <Breakdown rows={attempt.breakdown ?? []} dimension={attempt.type === 'NCLEX' ? 'area' : 'tag'} />
    </>
  )
}
