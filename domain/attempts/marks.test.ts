import { describe, expect, it } from 'vitest'
import { cleanText } from '#domain/text/clean-text.ts'
import { checkMarks, mergeMarks, NO_MARKS, NOTE_LENGTH } from './marks.ts'

const marks = (facts: object) => ({ flagged: false, struck: [], note: '', highlights: [], ...facts })

describe('checkMarks', () => {
  it('sorts struck answers and cleans the note', () => {
    expect(checkMarks({ flagged: true, struck: [2, 0], note: 'a\r\nb\u0000\u202e \n', highlights: [] })).toEqual({
      ok: true,
      marks: { flagged: true, struck: [0, 2], note: 'a\nb', highlights: [] },
    })
  })

  it('refuses indexes that no answer has, and an index that comes twice', () => {
    for (const struck of [[-1], [32], [0.5], [NaN], [1, 1]])
      expect(checkMarks(marks({ struck }))).toEqual({ ok: false, code: 'marks-not-valid' })
  })

  it('refuses a note of more than its length, counted after cleaning', () => {
    expect(checkMarks(marks({ note: `${'a'.repeat(NOTE_LENGTH)}   ` })).ok).toBe(true)
    expect(checkMarks(marks({ note: 'a'.repeat(NOTE_LENGTH + 1) }))).toEqual({ ok: false, code: 'note-too-long' })
  })

  it('keeps markup and other scripts as text', () => {
    const note = '<script>alert(1)</script> \u0939\u093f \ud83d\udc8a\t{{x}}'
    expect(cleanText(note)).toBe(note)
  })
})

describe('mergeMarks', () => {
  it('keeps the changes of both sides', () => {
    const base = marks({ struck: [0, 1] })
    const mine = marks({ flagged: true, struck: [1, 3] })
    const theirs = marks({ struck: [0, 1, 2], note: 'Theirs' })
    expect(mergeMarks(base, mine, theirs)).toEqual({ flagged: true, struck: [1, 2, 3], note: 'Theirs', highlights: [] })
  })

  it('keeps both notes, or the longer one if it contains the other', () => {
    const notes = (mine: string, theirs: string) =>
      mergeMarks(NO_MARKS, marks({ note: mine }), marks({ note: theirs })).note
    expect(notes('Mine', 'Theirs')).toBe('Theirs\n\nMine')
    expect(notes('Airway', 'Airway first')).toBe('Airway first')
    expect(notes('Airway first', 'Airway')).toBe('Airway first')
    expect(notes('a'.repeat(NOTE_LENGTH), 'b')).toHaveLength(NOTE_LENGTH)
  })

  it('takes a flag back that was taken back here', () => {
    expect(mergeMarks(marks({ flagged: true }), marks({}), marks({ flagged: true, note: 'x' })).flagged).toBe(false)
  })
})
