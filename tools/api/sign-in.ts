import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn as amplifySignIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { COMMAND_LINE } from '#domain/users/device-label.ts'
import { callApi, type CallApi } from './call-api.ts'
import { type AccessToken, expiryOf, renewingToken } from './renewing-token.ts'

/** The contents of `/config.json` of a deployment or the local cloud. */
type SiteConfig = {
  userPoolId: string
  userPoolClientId: string
  graphqlUrl: string
  local?: { cognitoUrl: string }
}

/**
 * The session's name in its account's list. Amplify takes it from the browser; without a name, it registers no device,
 * and the session could not be renewed.
 */
const NAVIGATOR = { userAgent: COMMAND_LINE }

/** What is needed to renew a session, by Amplify's storage names. */
type Renewal = { refreshToken: string | undefined; deviceKey: string | undefined }

/** Token storage that ends with this process. Each sign-in has its own, so that several users can be signed in. */
function ownStorage() {
  const storage = new Map<string, string>()
  return {
    setItem: (key: string, value: string) => {
      storage.set(key, value)
      return Promise.resolve()
    },
    getItem: (key: string) => Promise.resolve(storage.get(key) ?? null),
    removeItem: (key: string) => {
      storage.delete(key)
      return Promise.resolve()
    },
    clear: () => {
      storage.clear()
      return Promise.resolve()
    },
    renewal: (): Renewal => {
      const find = (name: keyof Renewal) => [...storage].find(([key]) => key.endsWith(`.${name}`))?.[1]
      return { refreshToken: find('refreshToken'), deviceKey: find('deviceKey') }
    },
  }
}

/**
 * Requests another access token directly from the user pool, because Amplify only knows the last sign-in. Each sign-in
 * is a device (decision 0124).
 */
async function renew(
  { userPoolId, userPoolClientId, local }: SiteConfig,
  { refreshToken, deviceKey }: Renewal,
): Promise<AccessToken> {
  const [region = ''] = userPoolId.split('_')
  const client = new CognitoIdentityProviderClient({ region, ...(local && { endpoint: local.cognitoUrl }) })
  try {
    const { AuthenticationResult: result } = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: userPoolClientId,
        AuthParameters: {
          ...(refreshToken !== undefined && { REFRESH_TOKEN: refreshToken }),
          ...(deviceKey !== undefined && { DEVICE_KEY: deviceKey }),
        },
      }),
    )
    const token = result?.AccessToken
    if (token === undefined) throw new Error('The session could not be renewed')
    return { token, expires: expiryOf(token) }
  } finally {
    client.destroy()
  }
}

/**
 * Signs in to a site, such as https://academy.example or http://localhost:3000, and returns its API. An access token
 * expires after 15 minutes and is renewed until the refresh token expires after a day.
 */
export async function signIn(site: string, email: string, password: string, now = Date.now): Promise<CallApi> {
  const reply = await fetch(new URL('/config.json', site)).catch(() => undefined)
  if (!reply?.ok) throw new Error(`No academy answers at ${site}: start it with npm start, or name another with --site`)
  const config = (await reply.json()) as SiteConfig
  // Suppresses the warning that the local user pool isn't Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.local ? { userPoolEndpoint: config.local.cognitoUrl } : {}),
      },
    },
  })
  Object.defineProperty(globalThis, 'navigator', { value: NAVIGATOR, configurable: true })
  const storage = ownStorage()
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
  await amplifySignIn({ username: email, password })
  const session = await fetchAuthSession()
  const token = session.tokens?.accessToken.toString()
  if (!token) throw new Error(`Could not sign in as ${email}`)
  const renewal = storage.renewal()
  const first = { token, expires: expiryOf(token) }
  return callApi(
    new URL(config.graphqlUrl, site).href,
    renewingToken(first, () => renew(config, renewal), now),
  )
}
