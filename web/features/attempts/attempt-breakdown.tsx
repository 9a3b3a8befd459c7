import { areaStanding, isTagFailing } from '#domain/attempts/grade.ts'
import { Breakdown, type BreakdownState } from '#web/components/attempts/breakdown.tsx'
import type { Attempt } from './session/attempt-session.ts'

const FAILING: BreakdownState = { words: 'Failing', tone: 'error' }
const PASSING: BreakdownState = { words: 'Passing', tone: 'success' }
const AREAS: Record<ReturnType<typeof areaStanding>, BreakdownState> = {
  passing: PASSING,
  near: { words: 'Near Passing', tone: 'accent' },
  failing: FAILING,
}

/**
 * A student's result by tag, where under 75 percent shows as failing (spec 3.9.7), or by area, where the attempt's own pass
 * grade decides (spec 3.9.8, 3.9.10).
 */
export function AttemptBreakdown({ attempt }: { attempt: Attempt }) {
  const dimension = attempt.type === 'NCLEX' ? 'area' : 'tag'
  const stateOf = (grade: number): BreakdownState =>
    dimension === 'area' ? AREAS[areaStanding(grade, attempt.passGrade)] : isTagFailing(grade) ? FAILING : PASSING
  const { breakdown, currentQuestion, total } = attempt
  // An NCLEX that was cut short counts what it left as wrong (decisions, 3.9.10); a tag knows of answered questions only.
  const answered = dimension === 'tag' && currentQuestion < total ? currentQuestion : undefined
  return <Breakdown dimension={dimension} rows={breakdown ?? []} stateOf={stateOf} answered={answered} />
}
