import type { AmplifyClient } from '#web/lib/api/amplify-client.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { deviceZone } from '#web/lib/format/time-zones.ts'
import { isTokenKey } from '#web/lib/storage/stored-keys.ts'
import { clearTab } from './clear-tab.ts'
import { sessionOfTokens } from './renew-session.ts'
import { currentSession, endSession, type Session, startSession } from './session-store.ts'
import { storedRoute } from './stored-route.ts'

/** The fields of a new account (spec 1.4.23); `phone` in E.164. */
export type NewAccount = { email: string; password: string; firstName: string; lastName: string; phone: string }

/** The account's e-mailed code was never entered, and the deployment requires it; a new code was sent. */
export class UnconfirmedAccount extends Error {}

/** The password was correct; the sign-in now needs the second factor's code. */
export class SecondFactorDue extends Error {}

/** The account needs a new password, set with an e-mailed code, before it can sign in. */
export class PasswordResetDue extends Error {}

/**
 * Signs in and starts the session. Throws Cognito's own error, identified by its `name`, or `UnconfirmedAccount`,
 * `PasswordResetDue`, or `SecondFactorDue`. A recovery code turns off the second factor first.
 */
export async function signIn(email: string, password: string, recoveryCode?: string): Promise<Session> {
  const amplify = await loadAmplify()
  // Amplify rejects a sign-in while tokens of a session that this tab forgot remain.
  await amplify.signOut().catch(() => undefined)
  // Each sign-in is a separate session with its own device (decision 0124).
  takeTokens()
  replaced = undefined
  return finishSignIn(email, await passwordStep(email, password, recoveryCode))
}

/** How long a sign-out waits for the session's removal from the list of sessions, in milliseconds. */
const MAX_FORGETTING_MS = 2_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Removes the tokens and the device of this tab's session; returns them. */
function takeTokens(): (readonly [key: string, value: string])[] {
  const stored = Object.keys(window.sessionStorage)
    .filter(isTokenKey)
    .map((key) => [key, window.sessionStorage.getItem(key) ?? ''] as const)
  for (const [key] of stored) window.sessionStorage.removeItem(key)
  return stored
}

/** The device of the session that a sign-in replaces. */
let replaced: string | undefined

type SignInStep = Awaited<ReturnType<AmplifyClient['signIn']>>

async function passwordStep(email: string, password: string, recoveryCode?: string): Promise<SignInStep> {
  const amplify = await loadAmplify()
  return amplify.signIn({
    ...{ username: email, password },
    ...(recoveryCode === undefined ? {} : { options: { clientMetadata: { recoveryCode } } }),
  })
}

async function finishSignIn(email: string, { isSignedIn, nextStep }: SignInStep): Promise<Session> {
  const amplify = await loadAmplify()
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    await amplify.resendSignUpCode({ username: email })
    throw new UnconfirmedAccount()
  }
  if (nextStep.signInStep === 'RESET_PASSWORD') throw new PasswordResetDue()
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') throw new SecondFactorDue()
  if (!isSignedIn) throw new Error(`Sign-in asks for more: ${nextStep.signInStep}`)
  return startTokenSession(amplify)
}

/**
 * Signs in again as the current user, so that the session has just begun. The previous session stays active until the
 * new sign-in completes, including while it waits for a second factor, and if the user gives up. Throws like `signIn`.
 */
export async function signInAgain(email: string, password: string): Promise<Session> {
  return finishSignIn(email, await withSession(() => passwordStep(email, password)))
}

/**
 * Runs a sign-in step with the current session's stored entries removed, and restores them unless the step completes
 * the sign-in. Amplify rejects a sign-in while another is active, and a step that sends the previous device would
 * belong to that session.
 */
async function withSession(step: () => Promise<SignInStep>): Promise<SignInStep> {
  const amplify = await loadAmplify()
  return amplify.hold(async () => {
    const before = takeTokens()
    replaced = before.find(([key]) => key.endsWith('.deviceKey'))?.[1]
    const restore = () => {
      for (const [key, value] of before) window.sessionStorage.setItem(key, value)
    }
    try {
      const reply = await step()
      if (!reply.isSignedIn) restore()
      return reply
    } catch (error) {
      restore()
      throw error
    }
  })
}

/** Sends the query of My Courses, where most sign-ins lead. */
async function sendFirst(): Promise<void> {
  const { prefetchMyCourses } = await import('#web/lib/api/student-queries.ts')
  prefetchMyCourses()
  // Yields to a separate task, so that the browser sends the request before it renders.
  await new Promise((resolve) => setTimeout(resolve))
}

async function startTokenSession(amplify: AmplifyClient): Promise<Session> {
  const session = await sessionOfTokens(amplify)
  if (session === undefined) throw new Error('A sign-in gave no tokens')
  // Sent before the whole page renders for the session, so that the next screen's data is already loading.
  const isArrival = currentSession() === undefined && storedRoute() === undefined
  if (session.type === 'Student' && isArrival) await sendFirst().catch(() => undefined)
  startSession(session)
  if (replaced !== undefined) await replace(replaced, session, amplify).catch(() => undefined)
  replaced = undefined
  return session
}

/** Sends the new tokens to the other tabs, and forgets the replaced session, which would otherwise stay listed. */
async function replace(device: string, { uid }: Session, amplify: AmplifyClient): Promise<void> {
  const { publishRenewal } = await import('./session-tabs.ts')
  publishRenewal(uid)
  void amplify.forgetDevice({ device: { id: device } }).catch(() => undefined)
}

/** Completes a sign-in that waits for its second factor. Throws Cognito's own error. */
export async function confirmSecondFactor(code: string): Promise<Session> {
  const amplify = await loadAmplify()
  const step = () => amplify.confirmSignIn({ challengeResponse: code })
  const { isSignedIn, nextStep } = await withSession(step)
  if (!isSignedIn) throw new Error(`Sign-in asks for more: ${nextStep.signInStep}`)
  return startTokenSession(amplify)
}

/** Creates an account; returns 'confirm' if the deployment requires the code that was e-mailed. */
export async function signUp(account: NewAccount): Promise<'done' | 'confirm'> {
  const amplify = await loadAmplify()
  const { nextStep } = await amplify.signUp({
    username: account.email,
    password: account.password,
    options: {
      userAttributes: {
        email: account.email,
        given_name: account.firstName,
        family_name: account.lastName,
        phone_number: account.phone,
        zoneinfo: deviceZone(),
      },
    },
  })
  return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'confirm' : 'done'
}

/** Confirms an account with the e-mailed code. */
export async function confirmSignUp(email: string, code: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.confirmSignUp({ username: email, confirmationCode: code })
}

/**
 * Signs out in this tab, even if Cognito can't be reached: removes the tokens, the session, and all data of the session
 * (spec 1.4.3, `query-client.ts`, `selection-store.ts`).
 */
export async function signOut(): Promise<void> {
  try {
    const amplify = await loadAmplify()
    // The time limit keeps a slow network from delaying the sign-out.
    await Promise.race([amplify.forgetDevice().catch(() => undefined), sleep(MAX_FORGETTING_MS)])
    await amplify.signOut()
  } catch {
    // Without a network, the tokens can't be revoked, but they're still removed here.
  }
  endSession()
  clearTab()
}

/**
 * Requests that Cognito e-mail a code for a new password. Returns 'claim' if the account was never confirmed, perhaps
 * because someone else created it; the code then proves the address first (`claimAccount`).
 */
export async function sendPasswordReset(email: string): Promise<'reset' | 'claim'> {
  const amplify = await loadAmplify()
  try {
    await amplify.resetPassword({ username: email })
    return 'reset'
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidParameterException')) throw error
    await amplify.resendSignUpCode({ username: email })
    return 'claim'
  }
}

/**
 * Confirms an account for the owner of its address, which invalidates the account's password, and requests a code for a
 * new one by e-mail.
 */
export async function claimAccount(email: string, code: string): Promise<void> {
  const amplify = await loadAmplify()
  const options = { clientMetadata: { claim: 'true' } }
  try {
    await amplify.confirmSignUp({ username: email, confirmationCode: code, options })
  } catch (error) {
    // An earlier call confirmed the account, but its reply or its next step was lost, so only the new password is
    // missing.
    if (!(error instanceof Error && error.name === 'NotAuthorizedException')) throw error
  }
  await amplify.resetPassword({ username: email })
}

/** Sets a new password with the e-mailed code. */
export async function confirmPasswordReset(email: string, code: string, password: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}
