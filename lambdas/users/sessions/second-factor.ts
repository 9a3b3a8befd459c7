import { AdminGetUserCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

/**
 * Whether the user pool requires a second factor at a user's sign-in. Rejects with UserNotFoundException for an unknown
 * user.
 */
export async function requiresSecondFactor(
  cognito: CognitoIdentityProviderClient,
  owner: { UserPoolId: string; Username: string },
): Promise<boolean> {
  const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand(owner))
  return UserMFASettingList.length > 0
}
