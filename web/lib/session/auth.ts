import type { AmplifyClient } from '#web/lib/api/amplify-client.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { deviceZone } from '#web/lib/format/time-zones.ts'
import { isTokenKey } from '#web/lib/storage/stored-keys.ts'
import { clearTab } from './clear-tab.ts'
import { sessionOfTokens } from './renew-session.ts'
import { currentSession, endSession, type Session, startSession } from './session-store.ts'
import { storedRoute } from './stored-route.ts'

/** What a new account is made of (spec 1.4.23); `phone` in E.164. */
export type NewAccount = { email: string; password: string; firstName: string; lastName: string; phone: string }

/** An account whose e-mailed code was never entered, in a deployment that requires one; a new code was sent. */
export class UnconfirmedAccount extends Error {}

/** A sign-in whose password was right, and that waits for the code of the second factor. */
export class SecondFactorDue extends Error {}

/** An account whose password must be chosen again, by mail, before it can sign in. */
export class PasswordResetDue extends Error {}

/**
 * Signs in and starts the session. Fails with Cognito's own error, whose `name` says which, or with
 * `UnconfirmedAccount`, `PasswordResetDue` or `SecondFactorDue`. A recovery code turns the second factor off before.
 */
export async function signIn(email: string, password: string, recoveryCode?: string): Promise<Session> {
  const amplify = await loadAmplify()
  // Tokens left over from a session that this tab forgot would refuse a new sign-in.
  await amplify.signOut().catch(() => undefined)
  // Each sign-in is a session of its own, with a device of its own (decision 0124).
  takeTokens()
  replaced = undefined
  return finishSignIn(email, await passwordStep(email, password, recoveryCode))
}

/** How long a sign-out waits until the session is off the list of sessions, in milliseconds. */
const MAX_FORGETTING_MS = 2_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Takes away the tokens and the device of this tab's session; returns what they were. */
function takeTokens(): (readonly [key: string, value: string])[] {
  const stored = Object.keys(window.sessionStorage)
    .filter(isTokenKey)
    .map((key) => [key, window.sessionStorage.getItem(key) ?? ''] as const)
  for (const [key] of stored) window.sessionStorage.removeItem(key)
  return stored
}

/** The device of the session that a sign-in takes the place of. */
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
 * Signs in again as who is signed in, so that the session has just begun. Until that is done, also while a second factor is waited for or when
 * it is given up, the session of before goes on. Fails as `signIn` does.
 */
export async function signInAgain(email: string, password: string): Promise<Session> {
  return finishSignIn(email, await withSession(() => passwordStep(email, password)))
}

/**
 * Runs a step of a sign-in without what is stored of a session that goes on, which is back unless the step signs in: Amplify refuses a sign-in
 * beside another, and a step that names the device of before would be one of that session.
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

/** Sends the query of My Courses, which most sign-ins lead to. */
async function sendFirst(): Promise<void> {
  const { prefetchMyCourses } = await import('#web/lib/api/student-queries.ts')
  prefetchMyCourses()
  // A task of its own: the request leaves the browser before anything is drawn.
  await new Promise((resolve) => setTimeout(resolve))
}

async function startTokenSession(amplify: AmplifyClient): Promise<Session> {
  const session = await sessionOfTokens(amplify)
  if (session === undefined) throw new Error('A sign-in gave no tokens')
  // Before the whole page is drawn for the session: what it leads to is on its way by then.
  const isArrival = currentSession() === undefined && storedRoute() === undefined
  if (session.type === 'Student' && isArrival) await sendFirst().catch(() => undefined)
  startSession(session)
  if (replaced !== undefined) await replace(replaced, session, amplify).catch(() => undefined)
  replaced = undefined
  return session
}

/** Hands the session to the other tabs, and forgets the one that it replaces, which would still be listed. */
async function replace(device: string, { uid }: Session, amplify: AmplifyClient): Promise<void> {
  const { publishRenewal } = await import('./session-tabs.ts')
  publishRenewal(uid)
  void amplify.forgetDevice({ device: { id: device } }).catch(() => undefined)
}

/** Ends a sign-in that waits for its second factor. Fails with Cognito's own error. */
export async function confirmSecondFactor(code: string): Promise<Session> {
  const amplify = await loadAmplify()
  const step = () => amplify.confirmSignIn({ challengeResponse: code })
  const { isSignedIn, nextStep } = await withSession(step)
  if (!isSignedIn) throw new Error(`Sign-in asks for more: ${nextStep.signInStep}`)
  return startTokenSession(amplify)
}

/** Creates an account; `confirm` when the deployment requires the code that it e-mailed. */
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

/** Confirms an account with the code that was e-mailed. */
export async function confirmSignUp(email: string, code: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.confirmSignUp({ username: email, confirmationCode: code })
}

/**
 * Signs out in this tab, also when Cognito cannot be reached: tokens, session and all data of the session are removed
 * (spec 1.4.3, `query-client.ts`, `selection-store.ts`).
 */
export async function signOut(): Promise<void> {
  try {
    const amplify = await loadAmplify()
    // A slow network keeps nobody signed in for long.
    await Promise.race([amplify.forgetDevice().catch(() => undefined), sleep(MAX_FORGETTING_MS)])
    await amplify.signOut()
  } catch {
    // Without a network the tokens cannot be revoked; they are forgotten all the same.
  }
  endSession()
  clearTab()
}

/**
 * Has Cognito e-mail a code for a new password. 'claim': the account was never confirmed, perhaps by somebody else, and the code is one that
 * proves the address first (`claimAccount`).
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

/** Confirms an account for whom its address belongs to, which makes its password void, and has a code for a new one e-mailed. */
export async function claimAccount(email: string, code: string): Promise<void> {
  const amplify = await loadAmplify()
  const options = { clientMetadata: { claim: 'true' } }
  try {
    await amplify.confirmSignUp({ username: email, confirmationCode: code, options })
  } catch (error) {
    // Confirmed by a call before, whose reply or whose next step was lost: a new password is all that is missing.
    if (!(error instanceof Error && error.name === 'NotAuthorizedException')) throw error
  }
  await amplify.resetPassword({ username: email })
}

/** Sets a new password with the code that was e-mailed. */
export async function confirmPasswordReset(email: string, code: string, password: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}
