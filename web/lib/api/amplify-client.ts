import { Amplify } from 'aws-amplify'
import { fetchAuthSession, type FetchAuthSessionOptions } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, sessionStorage } from 'aws-amplify/utils'
import type * as AmplifyAccounts from '../session/amplify-accounts.ts'
import type { Config } from './config.ts'

/**
 * What of Amplify every signed-in screen uses, the tokens, in one chunk that is loaded on need; what accounts alone need
 * comes when it is called, what subscriptions need after the screen (`amplify-streams.ts`). Only `load-amplify.ts`
 * imports it.
 */

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
  let held: Promise<unknown> = Promise.resolve()
  return {
    /** Waits while the tokens are being replaced. */
    fetchAuthSession: async (options?: FetchAuthSessionOptions) => {
      await held
      return fetchAuthSession(options)
    },
    /** Runs what takes the tokens away for a moment: who asks for them waits. */
    hold: <T>(replace: () => Promise<T>): Promise<T> => {
      const work = replace()
      held = work.catch(() => undefined)
      return work
    },
    /** Loads what accounts need before it is called. */
    async loadAccounts(): Promise<void> {
      await import('../session/amplify-accounts.ts')
    },
    confirmResetPassword: loadedOnCall((accounts) => accounts.confirmResetPassword),
    confirmSignIn: loadedOnCall((accounts) => accounts.confirmSignIn),
    confirmSignUp: loadedOnCall((accounts) => accounts.confirmSignUp),
    fetchMFAPreference: loadedOnCall((accounts) => accounts.fetchMFAPreference),
    forgetDevice: loadedOnCall((accounts) => accounts.forgetDevice),
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
