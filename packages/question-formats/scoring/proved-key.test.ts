import { expect, it } from 'vitest'
import { disprove } from './disprove.ts'
import { proveKey } from './proved-key.ts'

const place = { key: 'A', empty: '', others: [{ given: 'B' }] }

it('a key is accepted when nothing scores points and rejected when every answer does', () => {
  for (const [points, verdict] of [
    [0, undefined],
    [1, 'format-several-right'],
  ] as const) {
    expect(proveKey(() => points, 3, { key: [0], most: 1 })).toBe(verdict)
    expect(disprove(() => points, [place, place])).toBe(verdict)
  }
})
