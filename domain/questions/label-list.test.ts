import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelList, namesIn, withNames, withoutNames } from './label-list.ts'

const listOf = (...values: string[]): LabelList => ({ values, removed: new Set() })

describe('a list of tags or areas', () => {
  it('leaves a removed name out and keeps its position', () => {
    const list = withoutNames(listOf('RN', 'Cardiac', 'Renal'), [1])
    expect(namesIn(list)).toEqual(['RN', 'Renal'])
    expect(list.values).toEqual(['RN', 'Cardiac', 'Renal'])
    expect(withNames(list, ['Neuro'])).toEqual({
      list: { values: ['RN', 'Cardiac', 'Renal', 'Neuro'], removed: new Set([1]) },
      added: [3],
    })
  })
  it('returns a removed name to its position, ignoring case, with the new spelling', () => {
    const { list, added } = withNames(withoutNames(listOf('RN', 'CARDIAC'), [1]), ['Cardiac', 'cardiac', 'rn'])
    expect([added, list.values, namesIn(list)]).toEqual([[1], ['RN', 'Cardiac'], ['RN', 'Cardiac']])
  })
  it('never gives a position to another name, after any changes', () => {
    const name = fc.constantFrom('Aa', 'aA', 'Bb', 'Cc', 'cc', 'Dd')
    const step = fc.oneof(fc.record({ add: fc.array(name) }), fc.record({ remove: fc.nat(5) }))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let list = listOf()
        for (const change of steps) {
          const before = list
          if ('remove' in change) list = change.remove < list.values.length ? withoutNames(list, [change.remove]) : list
          else {
            const grown = withNames(list, change.add)
            list = grown.list
            const names = namesIn(list).map((some) => some.toLowerCase())
            for (const some of change.add) expect(names).toContain(some.toLowerCase())
            const had = new Set(before.values.keys())
            expect(grown.added.every((position) => before.removed.has(position) || !had.has(position))).toBe(true)
          }
          const bare = list.values.map((value) => value.toLowerCase())
          expect(bare.slice(0, before.values.length)).toEqual(before.values.map((value) => value.toLowerCase()))
          expect(new Set(bare).size).toBe(bare.length)
        }
      }),
    )
  })
})
