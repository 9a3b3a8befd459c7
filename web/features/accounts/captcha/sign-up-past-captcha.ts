import { type SignUpEnd } from './sign-up-by-puzzle.tsx'
import type { ReactNode } from 'react'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { type NewAccount, signUp } from '#web/lib/session/auth.ts'
import { isCaptchaRefusal } from '../failure-text.ts'

/**
 * Signs up and, where the firewall asks for a CAPTCHA, shows its dialog and sends the same sign-up again with the token. `show` receives the
 * dialog, and undefined when it ends. Fails as `signUp` does.
 */
export async function signUpPastCaptcha(account: NewAccount, show: (dialog: ReactNode) => void): Promise<SignUpEnd> {
  try {
    return await signUp(account)
  } catch (error) {
    if (!isCaptchaRefusal(error)) throw error
    const { signUpCaptcha } = await loadConfig()
    if (signUpCaptcha === undefined) throw error
    // Not by React's `lazy`: code that doesn't come would take the form, and all that was typed, off the page.
    const { signUpByPuzzle } = await import('./sign-up-by-puzzle.tsx').catch(() => {
      throw new Error(captchaWords.missing)
    })
    return signUpByPuzzle(account, signUpCaptcha, show)
  }
}
