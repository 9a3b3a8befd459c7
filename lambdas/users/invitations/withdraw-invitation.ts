import type { Invitation as InvitationReply } from '#generated/schema.ts'
import { invitationKey } from '#table/keys.ts'
import type { InvitationItem } from '#table/account.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { invitationReply } from './invitation-reply.ts'

/**
 * Withdraws an invitation: its link then leads to the empty form. Idempotent. Throws 'invitation-not-found' and
 * 'invitation-accepted'. 2 write units.
 */
export async function withdrawInvitation(key: string, { table }: { table: Table }): Promise<InvitationReply> {
  if (!fitsKey(invitationKey(key))) throw new Refusal('invitation-not-found')
  const updated = await updateItem<InvitationItem>(table, {
    Key: invitationKey(key),
    UpdateExpression: 'SET #status = :withdrawn, #version = #version + :one REMOVE secretHash',
    ConditionExpression: 'attribute_exists(pk) AND NOT #status IN (:accepted, :withdrawn)',
    ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
    ExpressionAttributeValues: { ':withdrawn': 'withdrawn', ':accepted': 'accepted', ':one': 1 },
  })
  if (updated.ok) return invitationReply(updated.item)
  if (!updated.item) throw new Refusal('invitation-not-found')
  if (updated.item.status === 'accepted') throw new Refusal('invitation-accepted')
  return invitationReply(updated.item)
}
