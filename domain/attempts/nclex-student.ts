import type { Attempt } from './attempt.ts'
import { areaPools, drawAreas, drawForGroups } from './draw-areas.ts'
import { grade } from './grade.ts'
import { nearPass } from './near-pass.ts'
import type { Result, Rules } from './rules.ts'
import { tallyByGroup } from './tally-by-group.ts'

/** Areas that must pass, or fail, for a result (spec 3.9.10); with fewer areas in the list, all of them (decisions). */
const AREAS_NEEDED = 6

function resultOf(attempt: Attempt): Result {
  const grades = [...tallyByGroup(attempt).values()].map(({ correct, total }) => grade(correct, total))
  const needed = Math.min(AREAS_NEEDED, attempt.plan?.areas ?? AREAS_NEEDED)
  if (grades.filter((area) => area >= attempt.passGrade).length >= needed) return 'passing'
  if (grades.filter((area) => area < nearPass(attempt.passGrade)).length >= needed) return 'failing'
  return 'undecided'
}

/**
 * The student's NCLEX (spec 3.4.20, 3.9.10): minQuestions an area; after each batch it ends when enough areas pass or fail,
 * else each area below the pass grade gets one question more, up to maxQuestions; when nothing can grow it ends.
 */
export const nclexStudent: Rules = {
  kind: 'NCLEX',
  exam: true,
  dimension: 'areas',
  pools: areaPools,
  draw: drawAreas,
  tally: tallyByGroup,
  afterBatch: (attempt) => {
    if (resultOf(attempt) !== 'undecided') return { end: true }
    const max = attempt.plan?.max ?? 0
    const weak = [...tallyByGroup(attempt)].filter(
      ([, { correct, total }]) => grade(correct, total) < attempt.passGrade && total < max,
    )
    return weak.length === 0 ? { end: true } : { end: false, groups: weak.map(([group]) => group) }
  },
  drawMore: (source, { questions }, groups) =>
    drawForGroups(
      source,
      groups,
      1,
      questions.map(({ id }) => id),
    ),
  result: resultOf,
}
