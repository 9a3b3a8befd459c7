import { type Fact, Facts } from '../../ui/facts.tsx'
import { GradeBadge } from '../../ui/grade-badge.tsx'
import { resultText } from './result-text.ts'
import type { Attempt } from './sitting/sitting.ts'

/** How a finished attempt went: score, grade in its colour band, result (spec 3.4.19, 3.9.7). */
export function ResultFacts({ attempt, more = [] }: { attempt: Attempt; more?: readonly Fact[] }) {
  return (
    <Facts
      facts={[
        { term: 'Score', value: `${attempt.score} of ${attempt.total}` },
        { term: 'Grade', value: <GradeBadge grade={attempt.grade ?? 0} /> },
        { term: 'Result', value: resultText(attempt.result) },
        { term: 'Pass grade', value: `${attempt.passGrade}%` },
        ...more,
      ]}
    />
  )
}
