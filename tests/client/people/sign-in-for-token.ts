import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { enterBySrp } from 'local-cloud/cognito/testing/enter-by-srp.ts'
import { configOf } from '#tests/client/academies/site-config.ts'

/** The pool's API as a browser without credentials calls it. */
export async function openPool(url: string) {
  const { region, local, userPoolClientId: clientId, userPoolId: poolId } = await configOf(url)
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nobody' }
  return {
    cognito: new CognitoIdentityProviderClient({ region, endpoint: local.cognitoUrl, credentials }),
    clientId,
    poolId,
  }
}

/** The tokens of a sign-in, for what no client of ours does with them. */
export async function signInForTokens(url: string, email: string, password: string) {
  const pool = await openPool(url)
  const { AuthenticationResult } = await enterBySrp({ ...pool, email, password })
  pool.cognito.destroy()
  const { AccessToken: access = '', IdToken: id = '', RefreshToken: refresh = '' } = AuthenticationResult ?? {}
  return { access, id, refresh }
}

/** An access token, for calls that no typed document can make. */
export const signInForToken = async (url: string, email: string, password: string): Promise<string> =>
  (await signInForTokens(url, email, password)).access
