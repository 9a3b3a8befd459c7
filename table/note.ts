import type { UserNote } from '#domain/search/user-entry.ts'
import { type Key, noteKey, idempotencyKey } from './keys.ts'
import { type IdempotencyMarkerItem, markerTtl } from './idempotency-marker.ts'

/** A note about a user in the table; the most recent one also lies on the user's profile. */
export type NoteItem = Key & UserNote & { type: 'note' }

/** The item of a note. Its key is its time: no two notes about one user have the same. */
export const noteItem = (note: Omit<UserNote, 'key'>): NoteItem => {
  const key = String(note.createdOn)
  return { ...noteKey(note.uid, key), type: 'note', key, ...note }
}

/** The note that an item holds. */
export const noteOf = ({ key, uid, text, author, createdOn }: UserNote): UserNote => ({
  key,
  uid,
  text,
  author,
  createdOn,
})

/** Marks that a request to add a note was carried out, and by which note. */
export type NoteOnceItem = IdempotencyMarkerItem & { note: string }

/** `request` names the request among all administrators' requests about all users. */
export const noteOnceItem = (request: string, note: string, now: number): NoteOnceItem => ({
  ...idempotencyKey(`note#${request}`),
  type: 'once',
  note,
  ttl: markerTtl(now),
})
