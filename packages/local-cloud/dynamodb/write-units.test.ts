import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../shared/json.ts'
import { itemSize } from './item-size.ts'
import type { TableSpec } from './read-tables.ts'
import { writeUnits } from './write-units.ts'

const S = (text: string): JsonObject => ({ S: text })

describe('the size of an item', () => {
  it.each<[string, JsonObject | undefined, number]>([
    ['no item', undefined, 0],
    ['a text, name and value in UTF-8', { name: S('Ä') }, 6],
    ['a number, a byte for two digits and one more', { n: { N: '12345' } }, 5],
    ['a negative number', { n: { N: '-12345' } }, 6],
    ['a number with zeros that do not count', { n: { N: '1000' } }, 3],
    ['a boolean', { b: { BOOL: true } }, 2],
    ['a null', { b: { NULL: true } }, 2],
    ['bytes', { b: { B: Buffer.from('abc').toString('base64') } }, 4],
    ['a set of texts', { s: { SS: ['ab', 'c'] } }, 4],
    ['a list: three, and one for each element', { l: { L: [S('ab'), { BOOL: true }] } }, 9],
    ['a map: three, and one for each pair', { m: { M: { k: S('v') } } }, 7],
  ])('counts %s', (_, item, bytes) => expect(itemSize(item)).toBe(bytes))
})

const table = (projection: JsonObject): TableSpec => ({
  name: 't',
  arn: 'arn',
  keys: { hash: 'pk', range: 'sk' },
  indexes: [{ name: 'g', keys: { hash: 'gpk', range: 'gsk' }, projection }],
  create: {},
})

const item = (more: JsonObject = {}): JsonObject => ({ pk: S('p'), sk: S('s'), ...more })
const indexed = (sort: string, more: JsonObject = {}): JsonObject => item({ gpk: S('g'), gsk: S(sort), ...more })
const big = S('x'.repeat(1_500))

describe('the write units of a change', () => {
  it.each<[string, JsonObject | undefined, JsonObject | undefined, number]>([
    ['a small new item', undefined, item(), 1],
    ['an item that shrinks: the larger size counts', item({ v: big }), item(), 2],
    ['a removed item', item({ v: big }), undefined, 2],
    ['nothing before or after', undefined, undefined, 1],
    ['a new index entry', item(), indexed('1'), 2],
    ['an index entry that stays as it is', indexed('1'), indexed('1'), 1],
    ['an index entry that changes in place', indexed('1'), indexed('1', { v: S('y') }), 2],
    ['an index entry that moves: one out, one in', indexed('1'), indexed('2'), 3],
    ['an index entry that goes', indexed('1'), item(), 2],
  ])('count %s', (_, before, after, units) => {
    expect(writeUnits({ before, after }, table({ ProjectionType: 'ALL' }))).toBe(units)
  })

  it('do not count an index that does not hold the changed attribute', () => {
    const change = { before: indexed('1', { v: S('a') }), after: indexed('1', { v: S('b') }) }
    expect(writeUnits(change, table({ ProjectionType: 'KEYS_ONLY' }))).toBe(1)
    expect(writeUnits(change, table({ ProjectionType: 'INCLUDE', NonKeyAttributes: ['v'] }))).toBe(2)
  })
})
