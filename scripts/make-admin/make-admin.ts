import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { userByName, userKey } from '../../data/keys.ts'

type Target = {
  cognito: CognitoIdentityProviderClient
  table: { client: DynamoDBDocumentClient; name: string }
  userPoolId: string
}

/**
 * Makes a signed-up user an administrator: group and record together, and running sessions end, so that the next sign-in
 * carries the new group. For an operator with AWS credentials; the academy's first administrator is made so.
 */
export async function makeAdmin(email: string, { cognito, table, userPoolId }: Target): Promise<{ uid: string }> {
  const who = { UserPoolId: userPoolId, Username: email }
  const user = await cognito.send(new AdminGetUserCommand(who))
  const uid = user.UserAttributes?.find((attribute) => attribute.Name === 'sub')?.Value
  if (!uid) throw new Error(`The user ${email} has no sub`)
  const { Item: record } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: userKey(uid), ConsistentRead: true }),
  )
  if (!record) throw new Error(`The user ${email} has no record: sign in once, then try again`)
  const { gsi1pk, gsi1sk } = userByName('Admin', String(record.lastName), String(record.firstName), uid)
  await cognito.send(new AdminAddUserToGroupCommand({ ...who, GroupName: 'Admin' }))
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: 'SET userType = :type, gsi1pk = :pk, gsi1sk = :sk',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':type': 'Admin', ':pk': gsi1pk, ':sk': gsi1sk },
    }),
  )
  await cognito.send(new AdminRemoveUserFromGroupCommand({ ...who, GroupName: 'Student' }))
  await cognito.send(new AdminUserGlobalSignOutCommand(who))
  return { uid }
}
