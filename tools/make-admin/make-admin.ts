import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { userKey } from '#table/keys.ts'
import type { UserType } from '#domain/users/user.ts'
import { type UserItem, userOf, userTypeFields } from '#table/user.ts'
import { createAccount } from '#lambdas/users/accounts/create-account.ts'

type Target = {
  cognito: CognitoIdentityProviderClient
  table: { client: DynamoDBDocumentClient; name: string }
  userPoolId: string
}

/**
 * Makes a registered user an administrator in the group and the record, and ends running sessions so that the next
 * sign-in carries the new group. Idempotent: running it again completes an interrupted change and writes a missing
 * record. For an operator with AWS credentials, who creates the academy's first administrator this way.
 */
export async function makeAdmin(email: string, { cognito, table, userPoolId }: Target): Promise<{ uid: string }> {
  const who = { UserPoolId: userPoolId, Username: email }
  const user = await cognito.send(new AdminGetUserCommand(who))
  const attributes = Object.fromEntries((user.UserAttributes ?? []).map(({ Name = '', Value = '' }) => [Name, Value]))
  const uid = attributes['sub']
  if (!uid) throw new Error(`The user ${email} has no sub`)
  const poolUser = { userPoolId, userName: uid, request: { userAttributes: attributes } }
  const join = async (GroupName: UserType) => {
    await cognito.send(new AdminAddUserToGroupCommand({ ...who, GroupName }))
  }
  const read = () =>
    table.client.send(new GetCommand({ TableName: table.name, Key: userKey(uid), ConsistentRead: true }))
  let { Item } = await read()
  if (!Item) {
    if (user.UserStatus === 'UNCONFIRMED') throw new Error(`The user ${email} has not confirmed the address yet`)
    await createAccount(poolUser, { table, now: Date.now, joinGroup: (_pool, _name, group) => join(group) })
    Item = (await read()).Item
  }
  if (!Item) throw new Error(`The user ${email} has no record, and none could be written`)
  const { userType, gsi1pk, gsi1sk, data } = userTypeFields(userOf(Item as UserItem), 'Admin')
  await join('Admin')
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: 'SET userType = :type, gsi1pk = :pk, gsi1sk = :sk, #data = :data REMOVE changing',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':type': userType, ':pk': gsi1pk, ':sk': gsi1sk, ':data': data },
    }),
  )
  await cognito.send(new AdminRemoveUserFromGroupCommand({ ...who, GroupName: 'Student' }))
  await cognito.send(new AdminUserGlobalSignOutCommand(who))
  return { uid }
}
