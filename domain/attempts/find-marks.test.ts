import { expect, it } from 'vitest'
import { isFoundIn, isOfKind, isOneOfMarkKinds, MARK_KINDS } from './find-marks.ts'

const highlight = { block: 'a', start: 0, text: 'stridor at rest' }
const mark = { flagged: false, note: 'Café: airway first', highlights: [highlight] }

it('finds words in the note, in what was highlighted and in the names, whatever their case and accents', () => {
  for (const search of ['', '  ', 'AIRWAY', 'cafe first', 'stridor airway', 'renal', 'unit one note'.slice(0, 8)])
    expect([search, isFoundIn(mark, ['Unit one', 'Renal test'], search)]).toEqual([search, true])
  for (const search of ['breathing', 'airway breathing']) expect(isFoundIn(mark, ['Renal'], search)).toBe(false)
})

it('sorts marks by kind, each into all that it is of', () => {
  const kinds = (facts: Partial<typeof mark>) =>
    MARK_KINDS.filter((kind) => isOfKind({ flagged: false, note: '', highlights: [], ...facts }, kind))
  expect(kinds({})).toEqual(['all'])
  expect(kinds(mark)).toEqual(['all', 'noted', 'highlighted'])
  expect(kinds({ flagged: true })).toEqual(['all', 'flagged'])
  expect(isOneOfMarkKinds('flagged')).toBe(true)
  expect(isOneOfMarkKinds('toString')).toBe(false)
})
