import { type Change, changesOf, failedChanges } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { invitationKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { invitationName } from './invitation-link.ts'

const accept = (user: UserItem, table: Table) =>
  updateItem(table, {
    Key: invitationKey(invitationName(user.email.toLowerCase())),
    UpdateExpression: 'SET #status = :accepted, acceptedOn = :time, #version = #version + :one REMOVE secretHash',
    // Most users were never invited.
    ConditionExpression: 'attribute_exists(pk) AND #status <> :accepted',
    ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
    ExpressionAttributeValues: { ':accepted': 'accepted', ':time': user.dateCreated, ':one': 1 },
  })

/**
 * Marks invitations as accepted by the addresses of new accounts in a stream batch, even if they signed up without the
 * link. Idempotent. Returns the sequence numbers of failed changes. 2 write units per invited user, one for others.
 */
export const acceptInvitations = (changes: readonly Change[], { table }: { table: Table }): Promise<string[]> =>
  failedChanges(
    changesOf(changes, ['user']).filter(({ before, after }) => before === undefined && after !== undefined),
    ({ item }) => accept(item, table),
    ({ item }) => ({ user: item.uid, doing: 'accept-invitation' }),
  )
