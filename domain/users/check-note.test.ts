import { describe, expect, it } from 'vitest'
import { checkNote } from './check-note.ts'

describe('a note', () => {
  it('is kept without the space around it', () => {
    expect(checkNote('  Asked about\nevening classes. \n')).toEqual({ ok: true, text: 'Asked about\nevening classes.' })
  })

  it.each(['', ' ', '\n\t '])('is refused without visible text: %j', (text) => {
    expect(checkNote(text)).toEqual({ ok: false, code: 'note-empty' })
  })

  it('has 2,000 characters at most, of any kind', () => {
    expect(checkNote('x'.repeat(2_000)).ok).toBe(true)
    expect(checkNote('😀'.repeat(2_000)).ok).toBe(true)
    expect(checkNote(`${'x'.repeat(2_000)}   `).ok).toBe(true)
    expect(checkNote('x'.repeat(2_001))).toEqual({ ok: false, code: 'note-long' })
  })
})
