import { type SignUpEnd } from './sign-up-by-puzzle.tsx'
import type { ReactNode } from 'react'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { type NewAccount, signUp } from '#web/lib/session/auth.ts'
import { isCaptchaRefusal } from '../failure-text.ts'

/**
 * Signs up. If the firewall requires a CAPTCHA, shows its dialog and retries with the token. Calls `show` with the
 * dialog, and with undefined to close it. Throws like `signUp`.
 */
export async function signUpPastCaptcha(account: NewAccount, show: (dialog: ReactNode) => void): Promise<SignUpEnd> {
  try {
    return await signUp(account)
  } catch (error) {
    if (!isCaptchaRefusal(error)) throw error
    const { signUpCaptcha } = await loadConfig()
    if (signUpCaptcha === undefined) throw error
    // Not loaded with React's `lazy`, because a failed load would unmount the form and lose its values.
    const { signUpByPuzzle } = await import('./sign-up-by-puzzle.tsx').catch(() => {
      throw new Error(captchaWords.missing)
    })
    return signUpByPuzzle(account, signUpCaptcha, show)
  }
}
