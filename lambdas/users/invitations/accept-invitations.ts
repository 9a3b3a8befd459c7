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
    // Most people were never invited.
    ConditionExpression: 'attribute_exists(pk) AND #status <> :accepted',
    ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
    ExpressionAttributeValues: { ':accepted': 'accepted', ':time': user.dateCreated, ':one': 1 },
  })

/**
 * Marks the invitations of people as accepted whose accounts a batch of the table's stream made, by their address: also who signed up without the
 * link. Repeatable; gives the numbers of the changes that failed. 2 write units an invited person, one for others.
 */
export const acceptInvitations = (changes: readonly Change[], { table }: { table: Table }): Promise<string[]> =>
  failedChanges(
    changesOf(changes, ['user']).filter(({ before, after }) => before === undefined && after !== undefined),
    ({ item }) => accept(item, table),
    ({ item }) => ({ user: item.uid, doing: 'accept-invitation' }),
  )
