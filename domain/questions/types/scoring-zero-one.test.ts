import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChoice } from '#domain/attempts/score-answer.ts'
import { chosenOf, contentQuestion, count, expectPoints, flags, names, RUNS } from '../testing/scored.ts'

/**
 * Compares types with a naive scorer written from the published rules, without parts or cells: generated items and
 * responses, scored both ways.
 */
describe('0/1', () => {
  it('Select N: a point for each right one, a wrong one takes nothing away', () => {
    const items = flags(3, 8)
      .filter((keys) => keys.includes(true) && keys.includes(false))
      .chain((keys) =>
        fc.record({
          keys: fc.constant(keys),
          chosen: fc.subarray(chosenOf(keys.map(() => true)), { maxLength: count(keys) }),
        }),
      )
    fc.assert(
      fc.property(items, ({ keys, chosen }) => {
        const options = keys.map((correct, i) => ({ text: `option ${i}`, correct }))
        const right = chosen.filter((i) => keys[i]).length
        expectPoints(contentQuestion('Select N', { options }), chosen, right, count(keys))
      }),
      RUNS,
    )
  })

  const rows = fc.array(fc.record({ key: fc.nat(2), pick: fc.integer({ min: -1, max: 2 }) }), {
    minLength: 2,
    maxLength: 5,
  })
  const cells = (all: readonly { pick: number }[]) => all.flatMap(({ pick }, i) => (pick < 0 ? [] : [i * 3 + pick]))
  const right = (all: readonly { key: number; pick: number }[]) => all.filter(({ key, pick }) => key === pick).length

  it('Matrix Multiple Choice: a point for each right row, none for one that is left', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const content = {
          columns: names(3, 'Column'),
          rows: all.map(({ key }, i) => ({ text: `Row ${i}`, column: key })),
        }
        expectPoints(contentQuestion('Matrix Multiple Choice', content), cells(all), right(all), all.length)
      }),
      RUNS,
    )
  })

  const blanks = (all: readonly { key: number }[]) => all.map(({ key }) => ({ options: ['a', 'b', 'c'], correct: key }))
  const sentence = (all: readonly unknown[]) => all.map((_, i) => `so {{${i + 1}}}`).join(' and ')

  it('Drop-Down Cloze and Drop-Down Table: a point for each right drop-down', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const cloze = contentQuestion('Drop-Down Cloze', { text: sentence(all), blanks: blanks(all) })
        expectPoints(cloze, cells(all), right(all), all.length)
        const table = { headers: ['What', 'Then'], rows: all.map((_, i) => [`Row ${i}`, `{{${i + 1}}}`]) }
        const dropDowns = contentQuestion('Drop-Down Table', { ...table, blanks: blanks(all) })
        expectPoints(dropDowns, cells(all), right(all), all.length)
      }),
      RUNS,
    )
  })

  it('Drag-and-Drop Cloze: a point for each blank with its token', () => {
    fc.assert(
      fc.property(
        rows.filter((all) => all.length <= 5),
        (all) => {
          const content = {
            text: sentence(all),
            tokens: ['a', 'b', 'c'],
            blanks: all.map(({ key }) => ({ correct: key })),
            reusable: true,
          }
          expectPoints(contentQuestion('Drag-and-Drop Cloze', content), cells(all), right(all), all.length)
        },
      ),
      RUNS,
    )
  })

  it('Drop-Down and Drag-and-Drop Rationale: the reasons count only with their claim', () => {
    const claims = fc.integer({ min: 2, max: 3 }).chain((length) =>
      fc.record({
        all: fc.array(fc.record({ key: fc.nat(2), pick: fc.integer({ min: -1, max: 2 }) }), {
          minLength: length,
          maxLength: length,
        }),
        anchor: fc.nat(length - 1),
      }),
    )
    fc.assert(
      fc.property(claims, ({ all, anchor }) => {
        const claim = all[anchor]
        const reasons = all.filter((_, i) => i !== anchor)
        const points = claim?.key === claim?.pick ? right(reasons) : 0
        const dropDown = contentQuestion('Drop-Down Rationale', { text: sentence(all), blanks: blanks(all), anchor })
        expectPoints(dropDown, cells(all), points, reasons.length)
        const targets = all.map(({ key }) => ({ correct: key }))
        const content = { text: sentence(all), tokens: ['a', 'b', 'c'], blanks: targets, reusable: true, anchor }
        expectPoints(contentQuestion('Drag-and-Drop Rationale', content), cells(all), points, reasons.length)
      }),
      RUNS,
    )
  })

  it('Bow-Tie: a point for each of five places, in any order within a pair', () => {
    const picks = fc.tuple(
      fc.subarray([0, 1, 2, 3, 4], { maxLength: 2 }),
      fc.subarray([0, 1, 2, 3], { maxLength: 1 }),
      fc.subarray([0, 1, 2, 3, 4], { maxLength: 2 }),
    )
    const keys = fc.tuple(
      fc.subarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
      fc.nat(3),
      fc.subarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
    )
    fc.assert(
      fc.property(keys, picks, ([actions, condition, parameters], [left, middle, last]) => {
        const side = (length: number, right: readonly number[]) =>
          Array.from({ length }, (_, i) => ({ text: `token ${i}`, correct: right.includes(i) }))
        const content = { actions: side(5, actions), conditions: side(4, [condition]), parameters: side(5, parameters) }
        const points =
          left.filter((i) => actions.includes(i)).length +
          middle.filter((i) => i === condition).length +
          last.filter((i) => parameters.includes(i)).length
        const choice = [...left, ...middle.map((i) => 5 + i), ...last.map((i) => 9 + i)]
        expectPoints(contentQuestion('Bow-Tie', content), choice, points, 5)
      }),
      RUNS,
    )
  })
})

describe('all or nothing', () => {
  it('Numeric: the longest number that can be a key can be answered', () => {
    const numeric = contentQuestion('Numeric', { answer: '-1234567.1234' })
    const choice = Array.from('-1234567.1234', (character) => character.charCodeAt(0))
    expect(isChoice(numeric, choice)).toBe(true)
    expectPoints(numeric, choice, 1, 1)
  })

  it('Ordered Response: a point for the whole order', () => {
    const orders = fc.integer({ min: 3, max: 8 }).chain((length) => {
      const items = Array.from({ length }, (_, i) => i)
      const order = fc.shuffledSubarray(items, { minLength: length, maxLength: length })
      return fc.tuple(order, fc.oneof(order, fc.constant(undefined)))
    })
    fc.assert(
      fc.property(orders, ([key, given]) => {
        const choice = given ?? key
        const ordered = contentQuestion('Ordered Response', { items: key.map((i) => ({ text: `step ${i}` })) })
        expectPoints(ordered, choice, choice.every((n, i) => n === key[i]) ? 1 : 0, 1)
      }),
      RUNS,
    )
  })

  it('Numeric: a point within the tolerance, exactly at its edge too', () => {
    const cents = fc.integer({ min: -5_000, max: 5_000 })
    const text = (n: number) => (n / 100).toFixed(2)
    fc.assert(
      fc.property(cents, fc.nat(200), fc.integer({ min: -300, max: 300 }), (answer, tolerance, off) => {
        const numeric = contentQuestion('Numeric', { answer: text(answer), tolerance: text(tolerance) })
        const choice = Array.from(text(answer + off), (character) => character.charCodeAt(0))
        expectPoints(numeric, choice, Math.abs(off) <= tolerance ? 1 : 0, 1)
      }),
      RUNS,
    )
  })
})
