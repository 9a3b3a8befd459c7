import type { InvitationPage, QueryInvitationsArgs } from '#generated/schema.ts'
import { invitations } from '#table/keys.ts'
import type { InvitationItem } from '#table/account.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { invitationReply } from './invitation-reply.ts'

const PAGE = 20

/** A place in the index: time and key. */
const TOKEN = /^\d{1,16}#[0-9a-f]{32}$/

/**
 * Invitations, those that were sent last first, 20 a page; `nextToken` is where the page before ended. Half a read unit a page. Refuses with
 * 'request-invalid' what is no such place.
 */
export async function listInvitations(
  { nextToken }: QueryInvitationsArgs,
  { table }: { table: Table },
): Promise<InvitationPage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const query = { index: 'gsi1', pk: invitations.gsi1pk, limit: PAGE + 1, backward: true } as const
  const { items } = await queryIndex<InvitationItem>(table, { ...query, ...(nextToken ? { before: nextToken } : {}) })
  const shown = items.slice(0, PAGE)
  return {
    items: shown.map((item) => invitationReply(item)),
    nextToken: items.length > PAGE ? (shown.at(-1)?.gsi1sk ?? null) : null,
  }
}
