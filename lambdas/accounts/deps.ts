import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { openTable } from '../shared/table.ts'
import type { AccountDeps, JoinGroup } from './open-account.ts'

let opened: CognitoIdentityProviderClient | undefined

/** Made when the first account is confirmed: the check of a sign-up needs none. */
const cognito = () => (opened ??= new CognitoIdentityProviderClient({}))

const joinGroup: JoinGroup = async (UserPoolId, Username, GroupName) => {
  await cognito().send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))
}

export const deps: AccountDeps & { confirmByEmail: boolean; siteUrl: string | undefined } = {
  table: openTable(),
  joinGroup,
  now: () => Date.now(),
  confirmByEmail: process.env['CONFIRM_EMAIL'] === 'true',
  siteUrl: process.env['SITE_URL']?.replace(/\/+$/, ''),
}
