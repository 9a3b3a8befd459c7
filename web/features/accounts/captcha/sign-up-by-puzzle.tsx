import type { ReactNode } from 'react'
import type { SignUpCaptcha } from '#web/lib/api/config.ts'
import { type NewAccount, signUp } from '#web/lib/session/auth.ts'
import { withCaptchaToken } from '#web/lib/session/with-captcha-token.ts'
import { isCaptchaRefusal } from '../failure-text.ts'
import { CaptchaDialog } from './captcha-dialog.tsx'
import type { SignUpEnd } from './sign-up-past-captcha.ts'

/** Shows the puzzle until a sign-up with its token is answered by anything but another puzzle, or until it is closed. */
export function signUpByPuzzle(
  account: NewAccount,
  captcha: SignUpCaptcha,
  show: (dialog: ReactNode) => void,
): Promise<SignUpEnd> {
  return new Promise((resolve) => {
    const send = async (token: string): Promise<'refused' | 'over'> => {
      const sent = withCaptchaToken(token, () => signUp(account))
      try {
        await sent
      } catch (error) {
        if (isCaptchaRefusal(error)) return 'refused'
      }
      show(undefined)
      // A failure too: the form says it.
      resolve(sent)
      return 'over'
    }
    const cancel = () => {
      show(undefined)
      resolve('canceled')
    }
    show(<CaptchaDialog captcha={captcha} onToken={send} onClose={cancel} />)
  })
}
