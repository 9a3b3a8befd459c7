import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'

/** Lets the function look whether a user is there, move users of the pool between groups and end their sessions; USER_POOL_ID names the pool. */
export function grantAccounts(grantee: Function, pool: UserPool): void {
  const actions = ['AdminGetUser', 'AdminAddUserToGroup', 'AdminRemoveUserFromGroup', 'AdminUserGlobalSignOut']
  Grant.addToPrincipal({
    grantee,
    actions: actions.map((action) => `cognito-idp:${action}`),
    resourceArns: [pool.userPoolArn],
  })
  grantee.addEnvironment('USER_POOL_ID', pool.userPoolId)
}
