import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn as amplifySignIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { COMMAND_LINE } from '#domain/users/device-label.ts'
import { callApi, type CallApi } from './call-api.ts'
import { type AccessToken, expiryOf, renewingToken } from './renewing-token.ts'

/** What `/config.json` of a deployment, or of the local cloud, says. */
type SiteConfig = {
  userPoolId: string
  userPoolClientId: string
  graphqlUrl: string
  local?: { cognitoUrl: string }
}

/**
 * The name of this session in the list of its account. Amplify takes it from the browser; without one it registers no device, and the
 * session could not be renewed.
 */
const NAVIGATOR = { userAgent: COMMAND_LINE }

/** What renews a session, by the names that Amplify stores it under. */
type Renewal = { refreshToken: string | undefined; deviceKey: string | undefined }

/** A place for tokens that ends with this process: each sign-in gets its own, so that several people can be signed in. */
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

/** Gets another access token, from the user pool itself: Amplify knows only who signed in last. Each sign-in is a device (decision 0124). */
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
 * Signs in at a site, such as https://academy.example or http://localhost:3000, and returns its API. An access token ends after 15
 * minutes: it is renewed while the refresh token is good, a day.
 */
export async function signIn(site: string, email: string, password: string, now = Date.now): Promise<CallApi> {
  const reply = await fetch(new URL('/config.json', site)).catch(() => undefined)
  if (!reply?.ok) throw new Error(`No academy answers at ${site}: start it with npm start, or name another with --site`)
  const config = (await reply.json()) as SiteConfig
  // Its warning that the local user pool is not Amazon's is no news here.
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
