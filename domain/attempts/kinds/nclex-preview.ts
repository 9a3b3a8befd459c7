import type { Attempt, Tally } from '../attempt.ts'
import { grade } from '../grade.ts'
import { nclexStudent } from './nclex.ts'
import type { Result, Rules } from '../rules.ts'
import { countByGroup, tallyByGroup } from '../breakdown.ts'

/** The minimum percentages for passing and near passing in an area (spec 3.9.9). */
const PASSING = 75
const NEAR = 60
/** This many areas below near passing end and fail the preview. */
const FAILED_AREAS = 2

export type AreaBand = 'Passing' | 'Near Passing' | 'Below Passing'

/** Returns the label of an area's grade in the preview (spec 3.9.9). */
export const areaBand = (percent: number): AreaBand =>
  percent >= PASSING ? 'Passing' : percent >= NEAR ? 'Near Passing' : 'Below Passing'

const gradesOf = (tally: Tally) =>
  [...tally].map(([area, { correct, total }]) => ({ area, percent: grade(correct, total) }))

function resultOf(attempt: Attempt): Result {
  const grades = gradesOf(tallyByGroup(attempt))
  const areas = attempt.plan?.areas ?? grades.length
  const below = grades.filter(({ percent }) => percent < NEAR).length
  const passing = grades.filter(({ percent }) => percent >= PASSING).length
  return below < FAILED_AREAS && passing >= areas - FAILED_AREAS ? 'passing' : 'failing'
}

/**
 * The administrators' preview of an NCLEX (spec 3.9.9): minQuestions an area. After each batch it ends when all areas
 * pass, at least two are below near passing, or no weak area can grow; else each area below passing and under
 * maxQuestions gets another question. Passed with fewer than two areas below near passing and all but two passing.
 */
export const nclexPreview: Rules = {
  ...nclexStudent,
  afterBatch: (attempt) => {
    const grades = gradesOf(tallyByGroup(attempt))
    const max = attempt.plan?.max ?? 0
    const counts = countByGroup(attempt)
    const weak = grades.filter(({ area, percent }) => percent < PASSING && (counts.get(area) ?? 0) < max)
    const failed = grades.filter(({ percent }) => percent < NEAR).length >= FAILED_AREAS
    if (failed || weak.length === 0) return { end: true }
    return { end: false, groups: weak.map(({ area }) => area) }
  },
  result: resultOf,
}
