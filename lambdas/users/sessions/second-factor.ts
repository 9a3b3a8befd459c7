import { AdminGetUserCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

/** Whether the user pool asks a user for a second factor at a sign-in. Rejects with UserNotFoundException where it does not know them. */
export async function asksSecondFactor(
  cognito: CognitoIdentityProviderClient,
  owner: { UserPoolId: string; Username: string },
): Promise<boolean> {
  const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand(owner))
  return UserMFASettingList.length > 0
}
