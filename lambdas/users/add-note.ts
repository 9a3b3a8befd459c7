import { createHash } from 'node:crypto'
import { noteKey, userKey } from '#table/keys.ts'
import { type NoteItem, noteItem, noteOf, noteOnceItem, type NoteOnceItem } from '#table/account.ts'
import type { UserItem } from '#table/user.ts'
import { checkNote } from '#domain/users/check-note.ts'
import type { AddNoteInput, Note } from '#generated/schema.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import type { UserDeps } from './user-deps.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const ONCE_WRITE = 0

/** Returns a stable id of fixed length for an administrator's request about a user. */
const requestOf = (author: string, { uid, requestId }: AddNoteInput) =>
  createHash('sha256').update(`${author}\n${uid}\n${requestId}`).digest('hex').slice(0, 32)

/** Returns the writes of the note, its mark, and its copy on the profile if it is the latest. */
const writes = (note: NoteItem, mark: NoteOnceItem): Write[] => [
  { Put: { Item: mark, ...ifAbsent } },
  { Put: { Item: note, ...ifAbsent } },
  {
    Update: {
      Key: userKey(note.uid),
      UpdateExpression: 'SET note = :note',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(note) OR note.createdOn < :time)',
      ExpressionAttributeValues: { ':note': noteOf(note), ':time': note.createdOn },
    },
  },
]

/**
 * Adds a note about a user in the administrator's name, and makes it the profile's most recent one, in one transaction;
 * it is later than every earlier note. A repeat returns the note and writes nothing. Throws 'note-empty', 'note-long',
 * and 'user-not-found'. 1 read unit, 8 write units for a short note.
 */
export async function addNote(
  input: AddNoteInput,
  caller: string,
  { table, now }: Pick<UserDeps, 'table' | 'now'>,
): Promise<Note> {
  const verdict = checkNote(input.text)
  if (!verdict.ok) throw new Refusal(verdict.code)
  const { uid } = input
  const request = requestOf(caller, input)
  const admin = await getItem<UserItem>(table, userKey(caller))
  if (!admin) throw new Refusal('not-allowed')
  const author = `${admin.firstName} ${admin.lastName}`
  return retryOnConflict({ failure: 'No note could be added' }, async (earlier) => {
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: earlier > 0 })
    if (!user) throw new Refusal('user-not-found')
    const createdOn = Math.max(now(), (user.note?.createdOn ?? 0) + 1)
    const note = noteItem({ uid, text: verdict.text, author, createdOn })
    const written = await transactWrite(table, writes(note, noteOnceItem(request, note.key, now())))
    if (written.ok) return noteOf(note)
    if (written.index === ONCE_WRITE) {
      const mark = storedItem<NoteOnceItem>(written)
      const made = mark && (await getItem<NoteItem>(table, noteKey(uid, mark.note), { consistent: true }))
      if (made) return noteOf(made)
    }
    // Another note was faster, so this one follows it.
    return CONFLICT
  })
}
