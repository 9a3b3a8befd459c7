import type { InvitationPage, QueryInvitationsArgs } from '#generated/schema.ts'
import { invitations } from '#table/keys.ts'
import type { InvitationItem } from '#table/account.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { invitationReply } from './invitation-reply.ts'

const PAGE = 20

/** A position in the index: time and key. */
const TOKEN = /^\d{1,16}#[0-9a-f]{32}$/

/**
 * Lists invitations, most recently sent first, 20 per page; `nextToken` is where the previous page ended. Half a read
 * unit per page. Throws 'request-invalid' for an invalid token.
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
