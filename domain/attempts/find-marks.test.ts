import { expect, it } from 'vitest'
import { isFoundIn, isOfKind, isOneOfMarkKinds, MARK_KINDS } from './find-marks.ts'

const highlight = { block: 'a', start: 0, text: 'stridor at rest' }
const mark = { flagged: false, note: 'Café: airway first', highlights: [highlight] }

it('a search finds words in notes, highlights, and names, ignoring case and accents', () => {
  for (const search of ['', '  ', 'AIRWAY', 'cafe first', 'stridor airway', 'renal', 'unit one note'.slice(0, 8)])
    expect([search, isFoundIn(mark, ['Unit one', 'Renal test'], search)]).toEqual([search, true])
  for (const search of ['breathing', 'airway breathing']) expect(isFoundIn(mark, ['Renal'], search)).toBe(false)
})

it('a mark belongs to every kind that applies to it', () => {
  const kinds = (facts: Partial<typeof mark>) =>
    MARK_KINDS.filter((kind) => isOfKind({ flagged: false, note: '', highlights: [], ...facts }, kind))
  expect(kinds({})).toEqual(['all'])
  expect(kinds(mark)).toEqual(['all', 'noted', 'highlighted'])
  expect(kinds({ flagged: true })).toEqual(['all', 'flagged'])
  expect(isOneOfMarkKinds('flagged')).toBe(true)
  expect(isOneOfMarkKinds('toString')).toBe(false)
})
