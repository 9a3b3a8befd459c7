import { testNotices } from '#domain/messages/testing.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { hasStandard, resultText, scoreText } from '#web/components/attempts/result-text.ts'
import { ScoreRing } from '#web/ui/chart/score-ring.tsx'
import type { Attempt } from './session/attempt-session.ts'
import { isTimeUp } from './test-facts.ts'

/**
 * Result of a finished attempt: score, grade as a ring in the color of its band, and pass or fail if it has a standard
 * (spec 3.4.19, 3.9.7).
 */
export function ResultFacts({ attempt, more = [] }: { attempt: Attempt; more?: readonly Fact[] }) {
  const graded = hasStandard(attempt)
  return (
    <>
      {isTimeUp(attempt) && (
        <Notice tone="accent" role="alert">
          {testNotices.timeIsUp}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-y-4 gap-x-8 [&_.facts]:flex-[1_1_14rem] max-xs:[&_.score-ring]:mx-auto">
        <ScoreRing grade={attempt.grade ?? 0} passGrade={graded ? attempt.passGrade : undefined} />
        <Facts
          facts={[
            ...(graded ? [{ term: 'Result', value: resultText(attempt.result) }] : []),
            { term: 'Score', value: scoreText(attempt) },
            ...(!graded && attempt.currentQuestion < attempt.total
              ? [{ term: 'Answered', value: `${attempt.currentQuestion} of ${attempt.total}` }]
              : []),
            ...(graded ? [{ term: 'Pass grade', value: `${attempt.passGrade}%` }] : []),
            ...more,
          ]}
        />
      </div>
    </>
  )
}
