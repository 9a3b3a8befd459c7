import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn as amplifySignIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { callApi, type CallApi } from './call-api.ts'

/** What `/config.json` of a deployment, or of the local cloud, says. */
type SiteConfig = {
  userPoolId: string
  userPoolClientId: string
  graphqlUrl: string
  local?: { cognitoUrl: string }
}

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
  }
}

/** Signs in at a site, such as https://academy.example or http://localhost:3000, and returns its API. */
export async function signIn(site: string, email: string, password: string): Promise<CallApi> {
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
  cognitoUserPoolsTokenProvider.setKeyValueStorage(ownStorage())
  await amplifySignIn({ username: email, password })
  const session = await fetchAuthSession()
  const token = session.tokens?.accessToken.toString()
  if (!token) throw new Error(`Could not sign in as ${email}`)
  return callApi(new URL(config.graphqlUrl, site).href, token)
}
