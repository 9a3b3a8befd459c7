import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { getTable } from '#lambdas/dynamodb/table.ts'
import type { TriggerDeps } from '#lambdas/users/accounts/answer-trigger.ts'

let opened: CognitoIdentityProviderClient | undefined

/** Made when the pool is first asked: the check of a sign-up and most sign-ins need none. */
const cognito = () => (opened ??= new CognitoIdentityProviderClient({}))

async function hasSecondFactor(UserPoolId: string, Username: string): Promise<boolean> {
  const { UserMFASettingList = [] } = await cognito().send(new AdminGetUserCommand({ UserPoolId, Username }))
  return UserMFASettingList.length > 0
}

export const deps: TriggerDeps = {
  table: getTable(),
  joinGroup: async (UserPoolId, Username, GroupName) => {
    await cognito().send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))
  },
  signOut: async (UserPoolId, Username) => {
    await cognito().send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  },
  hasSecondFactor: process.env['SECOND_FACTOR'] === 'true' ? hasSecondFactor : undefined,
  now: () => Date.now(),
  confirmByEmail: process.env['CONFIRM_EMAIL'] === 'true',
  siteUrl: process.env['SITE_URL']?.replace(/\/+$/, ''),
}
