import {
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { enterBySrp } from 'local-cloud/cognito/testing/enter-by-srp.ts'
import { configOf } from '#tests/client/academies/site-config.ts'

/** Opens the pool's API as a browser without credentials. */
export async function openPool(url: string) {
  const { region, local, userPoolClientId: clientId, userPoolId: poolId } = await configOf(url)
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nobody' }
  return {
    cognito: new CognitoIdentityProviderClient({ region, endpoint: local.cognitoUrl, credentials }),
    clientId,
    poolId,
  }
}

/**
 * The tokens of a sign-in and its device, which the pool tracks from now on, for cases that our clients don't cover.
 */
export async function signInForTokens(url: string, email: string, password: string) {
  const pool = await openPool(url)
  const { AuthenticationResult } = await enterBySrp({ ...pool, email, password })
  const { AccessToken: access = '', IdToken: id = '', RefreshToken: refresh = '' } = AuthenticationResult ?? {}
  const device = AuthenticationResult?.NewDeviceMetadata?.DeviceKey ?? ''
  if (access !== '')
    await pool.cognito.send(new ConfirmDeviceCommand({ AccessToken: access, DeviceKey: device, DeviceName: 'Firefox' }))
  pool.cognito.destroy()
  return { access, id, refresh, device }
}

/** Refreshes a sign-in's tokens; rejects once its session has ended. */
export async function refreshTokens(url: string, { refresh, device }: { refresh: string; device: string }) {
  const { cognito, clientId: ClientId } = await openPool(url)
  const AuthParameters = { REFRESH_TOKEN: refresh, DEVICE_KEY: device }
  return cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }))
}

/** An access token, for calls that no typed document can make. */
export const signInForToken = async (url: string, email: string, password: string): Promise<string> =>
  (await signInForTokens(url, email, password)).access
