import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../shared/json.ts'
import { itemSize } from './item-size.ts'
import type { TableSpec } from './read-tables.ts'
import { writeUnits } from './write-units.ts'

const S = (text: string): JsonObject => ({ S: text })

describe('the size of an item', () => {
  it.each<[string, JsonObject | undefined, number]>([
    ['no item', undefined, 0],
    ['a string’s name and value in UTF-8', { name: S('Ä') }, 6],
    ['a number as one byte per two digits plus one', { n: { N: '12345' } }, 5],
    ['a negative number', { n: { N: '-12345' } }, 6],
    ['a number without its trailing zeros', { n: { N: '1000' } }, 3],
    ['a boolean', { b: { BOOL: true } }, 2],
    ['a null', { b: { NULL: true } }, 2],
    ['binary', { b: { B: Buffer.from('abc').toString('base64') } }, 4],
    ['a set of strings', { s: { SS: ['ab', 'c'] } }, 4],
    ['a list as three bytes plus one per element', { l: { L: [S('ab'), { BOOL: true }] } }, 9],
    ['a map as three bytes plus one per pair', { m: { M: { k: S('v') } } }, 7],
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
    ['an item that shrinks at its larger size', item({ v: big }), item(), 2],
    ['a deleted item', item({ v: big }), undefined, 2],
    ['one unit when nothing exists before or after', undefined, undefined, 1],
    ['a new index entry', item(), indexed('1'), 2],
    ['an unchanged index entry', indexed('1'), indexed('1'), 1],
    ['an index entry updated in place', indexed('1'), indexed('1', { v: S('y') }), 2],
    ['an index entry that moves as a delete and a put', indexed('1'), indexed('2'), 3],
    ['a removed index entry', indexed('1'), item(), 2],
  ])('count %s', (_, before, after, units) => {
    expect(writeUnits({ before, after }, table({ ProjectionType: 'ALL' }))).toBe(units)
  })

  it('exclude an index that doesn’t project the changed attribute', () => {
    const change = { before: indexed('1', { v: S('a') }), after: indexed('1', { v: S('b') }) }
    expect(writeUnits(change, table({ ProjectionType: 'KEYS_ONLY' }))).toBe(1)
    expect(writeUnits(change, table({ ProjectionType: 'INCLUDE', NonKeyAttributes: ['v'] }))).toBe(2)
  })
})
