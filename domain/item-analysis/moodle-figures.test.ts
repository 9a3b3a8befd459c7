import { describe, expect, it } from 'vitest'
import type { AttemptAnswer } from './attempt-answers.ts'
import { questionAnswers } from './attempt-items.ts'
import { figuresOf } from './item-figures.ts'
import { addSums, type ItemSums, NO_SUMS, sumsOfAnswer } from './item-sums.ts'

/**
 * Moodle's published fixture: the marks of 22 attempts at 20 questions, and its statistics report's figures
 * (mod/quiz/report/statistics/tests/statistics_test.php and fixtures/mdl_question_states.csv). Slots 1 to 7 have no
 * marks and aren't listed; slot 8 has 8 marks, the others 1. Facts, not code.
 */
const MARKS: readonly (readonly [total: number, ...marks: number[]])[] = [
  [12, 5.5, 0.3, 0.9, 1, 0.3, 1, 0, 0, 1, 1, 0, 0, 1],
  [7.4, 1, 0.9, 0.9, 0.3, 0.3, 1, 0, 0, 1, 0, 1, 0, 1],
  [11.7, 2.5, 1, 0.9, 0.3, 1, 0, 0, 1, 1, 1, 1, 1, 1],
  [8.5, 4, 0.3, 0.9, 1, 0.3, 0, 0, 0, 0, 1, 0, 0, 1],
  [10.1, 3, 0.9, 0.3, 0.9, 1, 0, 1, 0, 0, 1, 1, 1, 0],
  [11.3, 4.5, 0.9, 1, 1, 0.9, 0, 1, 1, 1, 0, 0, 0, 0],
  [11.2, 3, 0.3, 0.3, 0.3, 0.3, 1, 0, 1, 1, 1, 1, 1, 1],
  [14.1, 6, 0.9, 0.9, 1, 0.3, 0, 1, 1, 1, 1, 0, 0, 1],
  [8.6, 0.5, 0.9, 1, 0.9, 0.3, 0, 1, 1, 0, 1, 1, 0, 1],
  [11.6, 5.5, 0.9, 1, 0.9, 0.3, 1, 1, 0, 0, 1, 0, 0, 0],
  [9.3, 2.5, 0.9, 1, 1, 0.9, 0, 1, 0, 0, 1, 0, 0, 1],
  [13.1, 4, 0.9, 0.3, 0.9, 1, 0, 1, 1, 1, 1, 1, 0, 1],
  [11.5, 4, 0.9, 0.3, 0.3, 1, 1, 1, 1, 0, 0, 1, 1, 0],
  [11.3, 3, 1, 1, 0.3, 1, 0, 1, 0, 1, 1, 1, 1, 0],
  [5.5, 1, 1, 0.9, 0.3, 0.3, 1, 0, 1, 0, 0, 0, 0, 0],
  [4.8, 1, 0.3, 0.3, 0.3, 0.9, 0, 0, 0, 1, 0, 0, 0, 1],
  [8.7, 1.5, 1, 0.3, 0.9, 1, 1, 1, 0, 1, 1, 0, 0, 0],
  [11.8, 4, 0.9, 1, 0.9, 1, 0, 1, 1, 1, 0, 1, 0, 0],
  [6, 2, 0.9, 0.9, 0.3, 0.9, 0, 1, 0, 0, 0, 0, 0, 0],
  [5.9, 1, 1, 0.3, 0.3, 0.3, 0, 1, 1, 0, 1, 0, 0, 0],
  [12.8, 6, 0.9, 1, 1, 0.9, 0, 0, 0, 1, 0, 0, 1, 1],
  [13.8, 7, 0.9, 0.3, 0.3, 0.3, 1, 0, 1, 1, 1, 1, 0, 0],
]

/** Slots 8 to 20, in percent, as published. */
const FACILITY = [
  ...[41.19318182, 81.36363636, 71.36363636, 65.45454545, 65.90909091, 36.36363636, 59.09090909, 50],
  ...[59.09090909, 63.63636364, 45.45454545, 27.27272727, 50],
]
const DISCRIMINATION = [
  ...[25.88327077, 1.170256965, -4.207816809, 28.16930644, -2.513606859, -12.99017581, -8.900638238, 8.670004606],
  ...[29.63337745, 15.18945843, 16.21079629, 15.52451404, -8.396734802],
]
const EFFICIENCY = [
  ...[27.23492723, 1.382386552, -4.691171307, 31.12404354, -2.877487579, -17.5074184, -10.27568922, 10.86956522],
  ...[34.58997279, 17.4790556, 20.14359793, 22.06477733, -10],
]

const FIRST = 8
/** Our points are whole numbers: tenths of a mark. */
const POINTS_A_MARK = 10
const maxOf = (slot: number) => (slot === FIRST ? 8 : 1) * POINTS_A_MARK

const attempts = MARKS.map(([, ...marks]) =>
  Array.from({ length: 20 }, (_, i): AttemptAnswer => {
    const points = Math.round((marks[i + 1 - FIRST] ?? 0) * POINTS_A_MARK)
    return { id: i + 1, state: 'answered', points, max: maxOf(i + 1), choice: [] }
  }),
)

/** Returns each slot's sums after all attempts were counted. */
function sumsBySlot(): Map<number, ItemSums> {
  const sums = new Map<number, ItemSums>()
  for (const attempt of attempts)
    for (const { id, answer } of questionAnswers(attempt))
      if (answer) sums.set(id, addSums(sums.get(id) ?? NO_SUMS, sumsOfAnswer(answer)))
  return sums
}
const sums = sumsBySlot()
const figures = (slot: number) => figuresOf(sums.get(slot) ?? NO_SUMS, 0)
/** In percent, with as many digits as published. */
const published = (share: number | undefined) => Number(((share ?? NaN) * 100).toPrecision(10))

describe('Moodle’s published fixture', () => {
  it('is typed as it is published: marks come to the totals', () => {
    for (const [total, ...marks] of MARKS) expect(marks.reduce((sum, mark) => sum + mark, 0)).toBeCloseTo(total, 9)
    expect(MARKS).toHaveLength(22)
  })

  it.each(FACILITY.map((_, i) => i + FIRST))('has Moodle’s figures, digit by digit: slot %i', (slot) => {
    const { n, by, share, discrimination, efficiency } = figures(slot)
    expect({ n, by }).toEqual({ n: 22, by: 'rest' })
    expect(published(share?.share)).toBe(FACILITY[slot - FIRST])
    expect(published(discrimination)).toBe(DISCRIMINATION[slot - FIRST])
    expect(published(efficiency)).toBe(EFFICIENCY[slot - FIRST])
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('has no figure where none had a point, and no NaN: slot %i', (slot) => {
    const all = figures(slot)
    expect(all).toMatchObject({ n: 22, share: { share: 0 }, options: [] })
    expect([all.discrimination, all.efficiency, all.infit]).toEqual([undefined, undefined, undefined])
    for (const value of Object.values(all).filter((each) => typeof each === 'number')) expect(value).not.toBeNaN()
  })
})
