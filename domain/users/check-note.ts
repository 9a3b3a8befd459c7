/** The maximum characters of a note. */
export const NOTE_LENGTH = 2_000

export type NoteVerdict = { ok: true; text: string } | { ok: false; code: 'note-empty' | 'note-long' }

/** Returns a note as stored, trimmed: 1 to 2,000 characters as a reader counts them. */
export function checkNote(value: string): NoteVerdict {
  const text = value.trim()
  if (text === '') return { ok: false, code: 'note-empty' }
  return Array.from(text).length > NOTE_LENGTH ? { ok: false, code: 'note-long' } : { ok: true, text }
}
