import { areaStanding, isTagFailing } from '#domain/attempts/grade.ts'
import { Breakdown, type BreakdownState } from '#web/components/attempts/breakdown.tsx'
import { countsPoints, hasStandard } from '#web/components/attempts/result-text.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import type { Attempt } from './session/attempt-session.ts'

const FAILING: BreakdownState = { words: 'Failing', tone: 'error' }
const PASSING: BreakdownState = { words: 'Passing', tone: 'success' }
const AREAS: Record<ReturnType<typeof areaStanding>, BreakdownState> = {
  passing: PASSING,
  near: { words: 'Near Passing', tone: 'accent' },
  failing: FAILING,
}

/** Maps the grade of a tag or area to its state. Both grades in percent. */
const STATES: Record<'tag' | 'area', (grade: number, passGrade: number) => BreakdownState> = {
  tag: (grade) => (isTagFailing(grade) ? FAILING : PASSING),
  area: (grade, passGrade) => AREAS[areaStanding(grade, passGrade)],
}

/**
 * A student's result by tag, where under 75 percent shows as failing (spec 3.9.7), or by area, where the attempt's pass
 * grade decides (spec 3.9.8, 3.9.10). Student-created quizzes show grades only.
 */
export function AttemptBreakdown({ attempt }: { attempt: Attempt }) {
  const { dimension } = testKindView(attempt.type)
  const { breakdown, passGrade } = attempt
  return (
    <Breakdown
      dimension={dimension}
      rows={breakdown ?? []}
      stateOf={hasStandard(attempt) ? (grade) => STATES[dimension](grade, passGrade) : undefined}
      points={countsPoints(attempt)}
      attempt={attempt}
    />
  )
}
