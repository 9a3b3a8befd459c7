import { academy } from '#domain/academy.ts'
import { endSession } from './session-store.ts'
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

/** Changes the signed-in user's password; sessions stay until `endEverySession`. Fails as Cognito fails. */
export async function changePassword(before: string, next: string): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.updatePassword({ oldPassword: before, newPassword: next })
}

/** Ends every session of the account, this one too; access tokens that are out end within fifteen minutes. */
export async function endEverySession(): Promise<void> {
  const amplify = await loadAmplify()
  await amplify.signOut({ global: true })
  endSession()
  clearTab()
}
