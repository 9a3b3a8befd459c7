import { describe, expect, it } from 'vitest'
import { fieldChanges } from './field-changes.ts'

const hidden = new Set(['pk'])

describe('fieldChanges', () => {
  it('lists added, removed, and changed fields by name, and no others', () => {
    const before = { pk: 'a', name: 'Old', url: 'old', same: { a: 1 }, gone: 0 }
    const after = { pk: 'b', name: 'New', url: 'new', same: { a: 1 }, come: false }
    expect(fieldChanges(before, after, hidden)).toEqual([
      { field: 'come', after: 'false' },
      { field: 'gone', before: '0' },
      { field: 'name', before: '"Old"', after: '"New"' },
      { field: 'url', before: '"old"', after: '"new"' },
    ])
  })

  it('lists all fields of a created or deleted item', () => {
    expect(fieldChanges(undefined, { name: 'A' }, hidden)).toEqual([{ field: 'name', after: '"A"' }])
    expect(fieldChanges({ name: 'A' }, undefined, hidden)).toEqual([{ field: 'name', before: '"A"' }])
  })

  it('lists of two lists what only one of them contains, and both when only the order differs', () => {
    const change = (was: string[], is: string[]) => fieldChanges({ tags: was }, { tags: is }, hidden)
    expect(change(['RN', 'Easy'], ['RN', 'Heart'])).toEqual([{ field: 'tags', before: '["Easy"]', after: '["Heart"]' }])
    expect(change(['a', 'b'], ['b', 'a'])).toEqual([{ field: 'tags', before: '["a","b"]', after: '["b","a"]' }])
  })

  it('truncates long values', () => {
    const [change] = fieldChanges(undefined, { text: 'x'.repeat(9_000) }, hidden)
    expect(change?.after).toHaveLength(500)
    expect(change?.after?.endsWith('…')).toBe(true)
  })
})
