import { Amplify } from 'aws-amplify'
import { fetchAuthSession, type FetchAuthSessionOptions } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger, sessionStorage } from 'aws-amplify/utils'
import type * as AmplifyAccounts from '../session/amplify-accounts.ts'
import type { Config } from './config.ts'

/**
 * The part of Amplify that every signed-in screen needs: the tokens, in a chunk loaded on demand. Account functions
 * load when they're called, and subscriptions load after the screen (`amplify-streams.ts`). Only `load-amplify.ts`
 * imports this module.
 */

type Accounts = typeof AmplifyAccounts

/** Wraps a function of the accounts chunk, which loads on the first call. */
const loadedOnCall =
  <Args extends unknown[], Reply>(pick: (accounts: Accounts) => (...args: Args) => Promise<Reply>) =>
  async (...args: Args): Promise<Reply> =>
    pick(await import('../session/amplify-accounts.ts'))(...args)

/** Configures Amplify and returns the functions that the app uses. */
export function createAmplifyClient(config: Config) {
  const endpoint = new URL(config.graphqlUrl, window.location.origin).toString()
  if (config.local !== undefined) {
    // Amplify would warn at each start that the pool's endpoint isn't Amazon's, which is intended here.
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
  // The tokens last as long as the tab (spec 1.4.1, 1.7.6).
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionStorage)
  let previous: Promise<unknown> = Promise.resolve()
  return {
    /** Waits while the tokens are being replaced. */
    fetchAuthSession: async (options?: FetchAuthSessionOptions) => {
      await previous
      return fetchAuthSession(options)
    },
    /** Runs work that removes the tokens for a moment; calls that need them wait until it's done. */
    hold: <T>(replace: () => Promise<T>): Promise<T> => {
      const work = replace()
      previous = work.catch(() => undefined)
      return work
    },
    /** Loads the accounts chunk before it's needed. */
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
