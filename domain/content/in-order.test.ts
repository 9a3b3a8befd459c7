import { describe, expect, it } from 'vitest'
import { inOrder, moved } from './in-order.ts'

const items = ['Week 10', 'week 2', 'Week 1', 'Über'].map((name, n) => ({ key: `k${n}`, name }))
const names = (order?: readonly string[] | null) => inOrder(items, order).map(({ name }) => name)

describe('the order of sections and tasks', () => {
  it('is by name if none is stored: numbers by value, ignoring case', () => {
    for (const none of [undefined, null, []]) expect(names(none)).toEqual(['Über', 'Week 1', 'week 2', 'Week 10'])
  })
  it('is the stored one; entries it does not list follow by name, and unknown keys are ignored', () => {
    expect(names(['k0', 'gone', 'k2'])).toEqual(['Week 10', 'Week 1', 'Über', 'week 2'])
    expect(names(['gone'])).toEqual(names())
  })
  it('contains every entry once for any stored order, and does not modify its input', () => {
    const before = JSON.stringify(items)
    expect(inOrder(items, ['k1', 'k1', 'k0', 'k1'])).toHaveLength(items.length)
    expect(JSON.stringify(items)).toBe(before)
  })
})

describe('moving an entry', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
    [1, 1, 'abcd'],
    [9, 0, 'abcd'],
  ])('moves %i to %i', (from, to, wanted) => expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(wanted))
})
