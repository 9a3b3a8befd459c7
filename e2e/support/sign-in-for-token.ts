import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { configOf } from './site-config.ts'

/** An access token, for calls that no typed document can make. */
export async function signInForToken(url: string, email: string, password: string): Promise<string> {
  const config = await configOf(url)
  const cognito = new CognitoIdentityProviderClient({
    region: config.region,
    endpoint: config.local.cognitoUrl,
    credentials: { accessKeyId: 'nobody', secretAccessKey: 'nobody' },
  })
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      ClientId: config.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
  cognito.destroy()
  return AuthenticationResult?.AccessToken ?? ''
}
