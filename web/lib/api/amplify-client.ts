import { Amplify } from 'aws-amplify'
import { generateClient } from 'aws-amplify/api'
import { fetchAuthSession } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, Hub, sessionStorage } from 'aws-amplify/utils'
import type { DocumentNode } from 'graphql'
import type * as AmplifyAccounts from '../session/amplify-accounts.ts'
import type { Config } from './config.ts'

/**
 * What of Amplify every signed-in screen uses, in one chunk that is loaded on need; what accounts alone need comes when
 * it is called. Only `load-amplify.ts` imports it.
 */

/**
 * The client's two uses with types of our own. Amplify's own types are made for its model generator (and bring an older
 * `graphql`): a document in, a promise of a result or a stream of events out.
 */
type GraphqlClient = { graphql: (options: { query: DocumentNode; variables: unknown }) => unknown }
const isGraphqlClient = (client: object): client is GraphqlClient => 'graphql' in client

type Accounts = typeof AmplifyAccounts

/** A function of the accounts' chunk, which is loaded when it is called. */
const loadedOnCall =
  <Args extends unknown[], Reply>(pick: (accounts: Accounts) => (...args: Args) => Promise<Reply>) =>
  async (...args: Args): Promise<Reply> =>
    pick(await import('../session/amplify-accounts.ts'))(...args)

/** Configures Amplify and returns what the product uses of it. */
export function createAmplifyClient(config: Config) {
  const endpoint = new URL(config.graphqlUrl, window.location.origin).toString()
  if (config.local !== undefined) {
    allowPlainLocalSockets(endpoint)
    // It warns at each start that the pool's address is not Amazon's: here it is meant to be so.
    ConsoleLogger.LOG_LEVEL = 'ERROR'
  }
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.local === undefined
          ? {}
          : { userPoolEndpoint: new URL(config.local.cognitoUrl, window.location.origin).toString() }),
      },
    },
    API: { GraphQL: { endpoint, region: config.region, defaultAuthMode: 'userPool' } },
  })
  // The tokens live as long as the tab (spec 1.4.1, 1.7.6).
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionStorage)
  const api: object = generateClient()
  return {
    /** Runs a document: a promise of a result, or for a subscription a stream of them. */
    graphql(query: DocumentNode, variables: unknown): unknown {
      return isGraphqlClient(api) ? api.graphql({ query, variables }) : undefined
    },
    Hub,
    fetchAuthSession,
    /** Loads what accounts need before it is called. */
    async loadAccounts(): Promise<void> {
      await import('../session/amplify-accounts.ts')
    },
    confirmResetPassword: loadedOnCall((accounts) => accounts.confirmResetPassword),
    confirmSignIn: loadedOnCall((accounts) => accounts.confirmSignIn),
    confirmSignUp: loadedOnCall((accounts) => accounts.confirmSignUp),
    fetchMFAPreference: loadedOnCall((accounts) => accounts.fetchMFAPreference),
    resendSignUpCode: loadedOnCall((accounts) => accounts.resendSignUpCode),
    resetPassword: loadedOnCall((accounts) => accounts.resetPassword),
    setUpTOTP: loadedOnCall((accounts) => accounts.setUpTOTP),
    signIn: loadedOnCall((accounts) => accounts.signIn),
    signOut: loadedOnCall((accounts) => accounts.signOut),
    signUp: loadedOnCall((accounts) => accounts.signUp),
    updateMFAPreference: loadedOnCall((accounts) => accounts.updateMFAPreference),
    updatePassword: loadedOnCall((accounts) => accounts.updatePassword),
    verifyTOTPSetup: loadedOnCall((accounts) => accounts.verifyTOTPSetup),
  }
}

export type AmplifyClient = ReturnType<typeof createAmplifyClient>

/**
 * The Amplify client dials `wss://` for every endpoint, even an `http://` one. The local cloud has no certificate, so
 * there, and for exactly its own real-time address, the socket is opened with `ws://`. Nothing else changes.
 */
function allowPlainLocalSockets(graphqlUrl: string): void {
  const endpoint = new URL(graphqlUrl)
  if (endpoint.protocol !== 'http:') return
  const secure = `wss://${endpoint.host}${endpoint.pathname}/realtime`
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, [address, protocols]: [string | URL, string | string[] | undefined]) {
      const requested = String(address)
      const url = requested.startsWith(secure) ? requested.replace('wss://', 'ws://') : requested
      return new Socket(url, protocols)
    },
  })
}
