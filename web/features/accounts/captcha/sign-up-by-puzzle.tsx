import { type ReactNode, useState } from 'react'
import type { SignUpCaptcha } from '#web/lib/api/config.ts'
import { type NewAccount, signUp } from '#web/lib/session/auth.ts'
import { withCaptchaToken } from '#web/lib/session/with-captcha-token.ts'
import { isCaptchaRefusal } from '../failure-text.ts'
import { captchaWords } from '#domain/messages/sign-up-captcha.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CaptchaPuzzle, type PuzzleProblem } from './captcha-puzzle.tsx'

/** Outcome of a sign-up. `canceled`: the user closed the puzzle and no account was created. */
export type SignUpEnd = 'done' | 'confirm' | 'canceled'

type CaptchaDialogProps = {
  captcha: SignUpCaptcha
  /** Sends the sign-up with the token of a solved puzzle. `refused` means that another puzzle is required. */
  onToken: (token: string) => Promise<'refused' | 'over'>
  onClose: () => void
}

/** The dialog with AWS WAF's puzzle. It can't be closed while the sign-up is in progress. */
function CaptchaDialog({ captcha, onToken, onClose }: CaptchaDialogProps) {
  const [state, setState] = useState<'puzzle' | 'sending' | PuzzleProblem | 'refused'>('puzzle')
  const isSending = state === 'sending'
  const solved = async (token: string) => {
    setState('sending')
    if ((await onToken(token)) === 'refused') setState('refused')
  }
  return (
    <Dialog
      open
      locked={isSending}
      title={captchaWords.title}
      onClose={onClose}
      actions={
        <Button variant="secondary" disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {state === 'puzzle' ? (
        <>
          <p>{captchaWords.lead}</p>
          <CaptchaPuzzle captcha={captcha} onToken={(token) => void solved(token)} onProblem={setState} />
        </>
      ) : isSending ? (
        <Spinner label={captchaWords.sending} />
      ) : (
        <ErrorState message={captchaWords[state]} onRetry={() => setState('puzzle')} />
      )}
    </Dialog>
  )
}

/** Shows the puzzle until a sign-up with its token no longer requires another one, or until it is closed. */
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
      // Also resolves with a failure, which the form shows.
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
