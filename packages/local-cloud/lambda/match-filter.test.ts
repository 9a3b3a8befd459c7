import { describe, expect, it } from 'vitest'
import type { Json } from '../shared/json.ts'
import { matchesFilter } from './match-filter.ts'

const event: Json = {
  eventName: 'MODIFY',
  n: 5,
  dynamodb: { Keys: { pk: { S: 'COURSE#1' }, sk: { S: 'META' } }, tags: ['RN', 'PN'] },
}

describe('a stream filter', () => {
  it.each<[Json, boolean]>([
    [{}, true],
    [{ eventName: ['INSERT', 'MODIFY'] }, true],
    [{ eventName: ['REMOVE'] }, false],
    [{ dynamodb: { Keys: { pk: { S: [{ prefix: 'COURSE#' }] }, sk: { S: ['META'] } } } }, true],
    [{ dynamodb: { Keys: { pk: { S: [{ prefix: 'USER#' }] } } } }, false],
    [{ dynamodb: { Keys: { pk: { S: [{ suffix: '#1' }] } } } }, true],
    [{ dynamodb: { NewImage: [{ exists: false }] } }, true],
    [{ dynamodb: { OldImage: { type: { S: [{ exists: true }] } } } }, false],
    [{ eventName: [{ 'anything-but': ['REMOVE'] }] }, true],
    [{ eventName: [{ 'anything-but': { prefix: 'MOD' } }] }, false],
    [{ eventName: [{ 'equals-ignore-case': 'modify' }] }, true],
    [{ n: [{ numeric: ['>', 4, '<=', 5] }] }, true],
    [{ n: [{ numeric: ['>', 5] }] }, false],
    [{ dynamodb: { tags: ['PN'] } }, true],
    [{ $or: [{ eventName: ['REMOVE'] }, { n: [5] }] }, true],
    [{ $or: [{ eventName: ['REMOVE'] }, { n: [6] }] }, false],
  ])('%j: %s', (pattern, expected) => expect(matchesFilter(pattern, event)).toBe(expected))
})
