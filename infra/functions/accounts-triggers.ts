import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import { grantTable } from './table-grants.ts'
import { academyFunction } from './academy-function.ts'

/**
 * The pool actions of the triggers: a new user joins a group, a new password ends sessions, a sign-in checks for a
 * changed second factor and forgets expired sessions, a recovery code turns off the second factor, and a claim voids a
 * password.
 */
const POOL_RIGHTS = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminForgetDevice',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminListDevices',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUserGlobalSignOut',
]

/**
 * Runs `lambdas/users/accounts` before and after a sign-up and a sign-in, and when the pool writes an e-mail. The
 * permission to add a new user to a group is its own policy, created after the pool, because the function's default
 * policy would create a circular dependency between pool and function.
 */
export function accountsTriggers(scope: Construct, pool: UserPool, table: Table, environment: Environment): Function {
  const siteUrl = siteUrlOf(environment)
  const accounts = academyFunction(scope, 'accounts', environment)
  grantTable(accounts, table, 'accounts')
  accounts.addEnvironment('CONFIRM_EMAIL', String(environment.confirmEmail))
  accounts.addEnvironment('SECOND_FACTOR', String(environment.secondFactorForAdministrators))
  if (siteUrl) accounts.addEnvironment('SITE_URL', siteUrl)
  pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, accounts)
  pool.addTrigger(UserPoolOperation.PRE_AUTHENTICATION, accounts)
  pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, accounts)
  pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, accounts)
  pool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, accounts)
  accounts.role?.attachInlinePolicy(
    new Policy(scope, 'AccountsJoinsGroups', {
      statements: [new PolicyStatement({ actions: POOL_RIGHTS, resources: [pool.userPoolArn] })],
    }),
  )
  return accounts
}
