import { noteKey, notesOf } from '#table/keys.ts'
import { type NoteItem, noteOf } from '#table/account.ts'
import type { NotePage, QueryNotesArgs } from '#generated/schema.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from './user-deps.ts'

const PAGE = 20

/** A note's key is its time. */
const TOKEN = /^\d{1,16}$/

/**
 * Lists notes about a user, newest first, 20 per page; `nextToken` is the key of the next page's first note. Half a
 * read unit for short notes. Throws 'request-invalid' for an invalid token.
 */
export async function listNotes(
  { uid, nextToken }: QueryNotesArgs,
  { table }: Pick<UserDeps, 'table'>,
): Promise<NotePage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const from = nextToken ? { upTo: noteKey(uid, nextToken).sk } : {}
  const items = await queryItems<NoteItem>(table, { ...notesOf(uid), ...from, backward: true, limit: PAGE + 1 })
  return { items: items.slice(0, PAGE).map((note) => noteOf(note)), nextToken: items[PAGE]?.key ?? null }
}
