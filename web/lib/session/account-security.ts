import { academy } from '#domain/academy.ts'
import { EndSessionsDocument } from '#generated/account-operations.ts'
import type { EndedBy } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { endSession } from './session-store.ts'
import { signInAgain } from './auth.ts'
import { clearTab } from './clear-tab.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'

/** A new software token: the secret as text, and the URI that an authenticator app reads from a QR code. */
export type NewSecondFactor = { secret: string; address: string }

/** Whether this account needs an authenticator app's code to sign in. */
export async function hasSecondFactor(): Promise<boolean> {
  const amplify = await loadAmplify()
  const { enabled = [] } = await amplify.fetchMFAPreference()
  return enabled.includes('TOTP')
}

/**
 * Requests a secret from Cognito, which takes effect once a code confirms it. A new secret replaces an unconfirmed one.
 */
export async function beginSecondFactor(email: string): Promise<NewSecondFactor> {
  const amplify = await loadAmplify()
  const token = await amplify.setUpTOTP()
  return { secret: token.sharedSecret, address: token.getSetupUri(academy.name, email).href }
}

/** Turns on the second factor with a code from the app. Throws Cognito's errors. */
export async function turnOnSecondFactor(code: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.verifyTOTPSetup({ code })
  await amplify.updateMFAPreference({ totp: 'PREFERRED' })
}

export async function turnOffSecondFactor(): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.updateMFAPreference({ totp: 'DISABLED' })
}

/** Throws Cognito's error if this isn't the signed-in user's password; the session stays active. */
export async function checkPassword(password: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.updatePassword({ oldPassword: password, newPassword: password })
}

/**
 * Checks the signed-in user's password without ending the session, then signs in again with it, so that the session has
 * just begun. Throws Cognito's errors, and `SecondFactorDue` if the sign-in needs the second factor's code.
 */
export async function confirmPassword(email: string, password: string): Promise<void> {
  await checkPassword(password)
  await signInAgain(email, password)
}

/** Removes the session of a deleted account, in this tab and those that share the session. */
export async function removeSession(): Promise<void> {
  const amplify = await loadAmplify()
  // The tokens are already revoked, so a failure here has nothing left to revoke.
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
 * Ends every session of the account, including this one and its subscriptions. Access tokens already issued expire
 * within fifteen minutes. `by`: the change that the owner is e-mailed about. If the API can't be reached, the user pool
 * ends the sessions, without the e-mail.
 */
export async function endEverySession(by?: EndedBy): Promise<void> {
  await endSessions(by)
  await removeSession()
}

/**
 * Ends every session after a password change and starts a new one in this tab and the tabs that share its session,
 * which keep their state. Throws Cognito's errors, and `SecondFactorDue` if the sign-in needs a code; this session has
 * then ended too.
 */
export async function renewAfterPassword(email: string, password: string): Promise<void> {
  await endSessions('password')
  try {
    await signInAgain(email, password)
  } catch (error) {
    await removeSession()
    throw error
  }
}
