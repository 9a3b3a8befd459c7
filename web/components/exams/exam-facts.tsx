import type { DecidedAttempt } from '#domain/exams/outcome.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { outcomeWords } from './outcome-words.ts'

type ExamFactsProps = { attempt: DecidedAttempt & { currentQuestion: number }; more: readonly Fact[] }

/** The result of an adaptive attempt as a list of facts, without a percentage. */
export function ExamFacts({ attempt, more }: ExamFactsProps) {
  const outcome = outcomeWords(attempt)
  return (
    <Facts
      facts={[
        ...(outcome === undefined
          ? []
          : [{ term: 'Result', value: <Badge tone={outcome.tone}>{outcome.text}</Badge> }]),
        { term: 'Questions', value: attempt.adaptive?.decision?.answered ?? attempt.currentQuestion },
        ...more,
      ]}
    />
  )
}
