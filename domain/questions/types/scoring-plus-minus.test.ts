import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreAnswer } from '#domain/attempts/score-answer.ts'
import { chosenOf, contentQuestion, count, expectPoints, flags, names, RUNS } from '../testing/scored.ts'
import type { Gradable } from './question-type.ts'

/**
 * Compares types with a naive scorer written from the published rules, without parts or cells: generated items and
 * responses, scored both ways.
 */
const plusMinus = (keys: readonly boolean[], picks: readonly boolean[]) => {
  const right = keys.filter((key, i) => key && picks[i]).length
  const wrong = keys.filter((key, i) => !key && picks[i]).length
  return right > wrong ? right - wrong : 0
}
describe('+/−', () => {
  const items = flags(2, 8).chain((keys) =>
    fc.record({ keys: fc.constant(keys), picks: flags(keys.length, keys.length) }),
  )

  it('Select All That Apply, where its author chose it: right less wrong, never below zero', () => {
    fc.assert(
      fc.property(
        items.filter(({ keys }) => keys.includes(true)),
        ({ keys, picks }) => {
          const answers = keys.map((correct, i) => ({ letter: 'ABCDEFGH'[i] ?? '', text: `a ${i}`, correct }))
          const all: Gradable = { type: 'Select All That Apply', answers, scoring: 'plus-minus' }
          expectPoints(all, chosenOf(picks), plusMinus(keys, picks), count(keys))
        },
      ),
      RUNS,
    )
  })

  it('Highlight Text: over all of its pieces', () => {
    fc.assert(
      fc.property(
        items.filter(({ keys }) => keys.includes(true) && keys.includes(false)),
        ({ keys, picks }) => {
          const marked = keys.map((key, i) => `so [[${key ? '*' : ''}word ${i}]]`).join(', ')
          expectPoints(
            contentQuestion('Highlight Text', { marked }),
            chosenOf(picks),
            plusMinus(keys, picks),
            count(keys),
          )
        },
      ),
      RUNS,
    )
  })

  it('Highlight Table: over all cells together', () => {
    fc.assert(
      fc.property(
        items.filter(({ keys }) => keys.includes(true) && keys.includes(false)),
        ({ keys, picks }) => {
          const rows = keys.map((key, i) => ({
            label: `Row ${i}`,
            cells: [{ marked: `[[${key ? '*' : ''}word ${i}]]` }],
          }))
          const table = contentQuestion('Highlight Table', { headers: ['What', 'Found'], rows })
          expectPoints(table, chosenOf(picks), plusMinus(keys, picks), count(keys))
        },
      ),
      RUNS,
    )
  })

  const grids = fc.integer({ min: 2, max: 4 }).chain((width) =>
    fc.integer({ min: 2, max: 6 }).chain((height) => {
      const column = flags(height, height)
      const columns = (item: typeof column) => fc.array(item, { minLength: width, maxLength: width })
      return fc.record({ keys: columns(column.filter((keys) => keys.includes(true))), picks: columns(column) })
    }),
  )
  const columnPoints = ({ keys, picks }: { keys: boolean[][]; picks: boolean[][] }) =>
    keys.reduce((sum, key, i) => sum + plusMinus(key, picks[i] ?? []), 0)

  it('Matrix Multiple Response: floored in each column, not in a row and not over the grid', () => {
    let [byRow, byGrid] = [0, 0]
    fc.assert(
      fc.property(grids, ({ keys, picks }) => {
        const height = keys[0]?.length ?? 0
        const rows = names(height, 'Finding').map((text, row) => ({
          text,
          columns: keys.flatMap((column, i) => (column[row] ? [i] : [])),
        }))
        const matrix = contentQuestion('Matrix Multiple Response', { columns: names(keys.length, 'Condition'), rows })
        const points = columnPoints({ keys, picks })
        expectPoints(matrix, chosenOf(picks.flat()), points, count(keys.flat()))
        const turned = (grid: boolean[][]) => rows.map((_, row) => grid.map((column) => column[row] === true))
        if (columnPoints({ keys: turned(keys), picks: turned(picks) }) !== points) byRow += 1
        if (plusMinus(keys.flat(), picks.flat()) !== points) byGrid += 1
      }),
      RUNS,
    )
    // Common mistakes of other implementations would be detected.
    expect(Math.min(byRow, byGrid)).toBeGreaterThan(50)
  })

  it('Grouping: floored in each group', () => {
    const groups = fc.array(
      flags(2, 4).chain((keys) => fc.record({ keys: fc.constant(keys), picks: flags(keys.length, keys.length) })),
      { minLength: 2, maxLength: 5 },
    )
    fc.assert(
      fc.property(
        groups.filter((all) => all.every(({ keys }) => keys.includes(true))),
        (all) => {
          const content = {
            groups: all.map(({ keys }, group) => ({
              label: `Group ${group}`,
              options: keys.map((correct, i) => ({ text: `option ${i}`, correct })),
            })),
          }
          const points = all.reduce((sum, { keys, picks }) => sum + plusMinus(keys, picks), 0)
          const picks = all.flatMap((group) => group.picks)
          expectPoints(
            contentQuestion('Grouping', content),
            chosenOf(picks),
            points,
            count(all.flatMap(({ keys }) => keys)),
          )
        },
      ),
      RUNS,
    )
  })
})

describe('published examples', () => {
  const matrix = contentQuestion('Matrix Multiple Response', {
    columns: ['Pneumonia', 'UTI', 'Influenza'],
    rows: [
      { text: 'Fever', columns: [0, 1, 2] },
      { text: 'Confusion', columns: [0, 1] },
      { text: 'Body soreness', columns: [2] },
      { text: 'Cough', columns: [0] },
      { text: 'Crackles', columns: [0] },
    ],
  })
  const all = [0, 1, 3, 4, 5, 6, 10, 12]

  it('a matrix of 8 keys gives 8, 7 with one missed, and 5 with a column of one right, one missed and one wrong', () => {
    expectPoints(matrix, all, 8, 8)
    expectPoints(
      matrix,
      all.filter((cell) => cell !== 4),
      7,
      8,
    )
    // Pneumonia 3 of 4, UTI 2 of 2, Influenza one right and one wrong.
    expectPoints(matrix, [0, 1, 3, 5, 6, 10, 11], 5, 8)
  })

  it('four right and two wrong of four keys give 2', () => {
    const answers = names(6, 'answer').map((text, i) => ({ letter: 'ABCDEF'[i] ?? '', text, correct: i < 4 }))
    const several: Gradable = { type: 'Select All That Apply', answers, scoring: 'plus-minus' }
    expectPoints(several, [0, 1, 2, 3, 4, 5], 2, 4)
    // Without it the whole question is worth one point or none.
    expect(scoreAnswer({ type: 'Select All That Apply', answers }, [0, 1, 2, 3, 4, 5])).toMatchObject({
      points: 0,
      max: 1,
    })
  })

  it('two right and one wrong of a Select 3 give 2; half a dyad 0; a triad 1 with one reason and 0 without its claim', () => {
    const options = names(5, 'option').map((text, i) => ({ text, correct: i < 3 }))
    expectPoints(contentQuestion('Select N', { options }), [0, 1, 4], 2, 3)
    const blank = { options: ['right', 'wrong'], correct: 0 }
    const dyad = contentQuestion('Drop-Down Rationale', { text: '{{1}} by {{2}}', blanks: [blank, blank], anchor: 0 })
    expectPoints(dyad, [0, 3], 0, 1)
    expectPoints(dyad, [1, 2], 0, 1)
    expectPoints(dyad, [0, 2], 1, 1)
    const blanks = [blank, blank, blank]
    const triad = contentQuestion('Drop-Down Rationale', { text: '{{1}} by {{2}} and {{3}}', blanks, anchor: 0 })
    expectPoints(triad, [0, 2, 5], 1, 2)
    expectPoints(triad, [1, 2, 4], 0, 2)
  })
})
