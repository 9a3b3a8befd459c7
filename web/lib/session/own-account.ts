import { academy } from '#domain/academy.ts'
import { EndSessionsDocument } from '#generated/account-operations.ts'
import type { EndedBy } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { endSession } from './session-store.ts'
import { signInAgain } from './auth.ts'
import { clearTab } from './clear-tab.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'

/** A software token to be set up: the secret as text, and the address that an app reads from a QR code. */
export type NewSecondFactor = { secret: string; address: string }

/** Whether sign-ins of this account need the code of an app. */
export async function hasSecondFactor(): Promise<boolean> {
  const amplify = await loadAmplify()
  const { enabled = [] } = await amplify.fetchMFAPreference()
  return enabled.includes('TOTP')
}

/** Has Cognito make a secret, which counts only once a code of it is given. One of before ends. */
export async function beginSecondFactor(email: string): Promise<NewSecondFactor> {
  const amplify = await loadAmplify()
  const token = await amplify.setUpTOTP()
  return { secret: token.sharedSecret, address: token.getSetupUri(academy.name, email).href }
}

/** Turns the second factor on with a code of the app. Fails as Cognito fails. */
export async function turnOnSecondFactor(code: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.verifyTOTPSetup({ code })
  await amplify.updateMFAPreference({ totp: 'PREFERRED' })
}

export async function turnOffSecondFactor(): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.updateMFAPreference({ totp: 'DISABLED' })
}

/** Fails as Cognito fails where this is not the signed-in user's password; the session goes on. */
export async function checkPassword(password: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.updatePassword({ oldPassword: password, newPassword: password })
}

/**
 * Whether this is the signed-in user's password, without an end to the session; then signs in again with it, so that the session
 * has just begun. Fails as Cognito fails; with `SecondFactorDue` where the sign-in waits for the code of the second factor.
 */
export async function confirmPassword(email: string, password: string): Promise<void> {
  await checkPassword(password)
  await signInAgain(email, password)
}

/** Forgets the session of an account that is gone, in this tab and those that share it. */
export async function forgetSession(): Promise<void> {
  const amplify = await loadAmplify()
  // Its tokens are revoked already: what fails here was there no more.
  await amplify.signOut().catch(() => undefined)
  endSession()
  clearTab()
}

async function endSessions(by?: EndedBy): Promise<void> {
  try {
    await mutate(EndSessionsDocument, { by })
  } catch {
    const amplify = await loadAmplify()
    await amplify.signOut({ global: true })
  }
}

/**
 * Ends every session of the account, this one too, with what it subscribed to; access tokens that are out end within fifteen minutes. `by`: what
 * was changed before, which the owner is mailed about. Where the academy cannot be reached the pool ends them, without the mail.
 */
export async function endEverySession(by?: EndedBy): Promise<void> {
  await endSessions(by)
  await forgetSession()
}

/**
 * Ends every session after a change of the password, and goes on with a new one in this tab and those that share its session: what they show
 * and hold stays. Fails as Cognito fails, with `SecondFactorDue` where the sign-in waits for a code; this session is over then.
 */
export async function renewAfterPassword(email: string, password: string): Promise<void> {
  await endSessions('password')
  try {
    await signInAgain(email, password)
  } catch (error) {
    await forgetSession()
    throw error
  }
}
