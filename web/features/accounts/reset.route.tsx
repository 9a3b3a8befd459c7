import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { claimAccount } from '#web/lib/session/auth.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { CodeForm } from './code-form.tsx'
import { codeFailureText, signUpFailureText } from './failure-text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'
import { fieldOf } from '#web/lib/json.ts'

/**
 * Both halves of a reset: requesting the e-mail, and, with the address and the code of its link, the new password (spec
 * 1.2.12 with decisions). The code is removed from the page's address at once.
 */
export function ResetPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const { email, code = '', typed = '', claim } = givenByState(location.state)
  const prove = async (address: string, given: string) => {
    try {
      await claimAccount(address, given)
      showMessage(accountSuccess.resetSent)
      await navigate(paths.reset, { replace: true, state: { email: address } })
    } catch (error) {
      const refusal = codeFailureText(error)
      if (refusal === undefined) showError(signUpFailureText(error))
      return refusal
    }
    return undefined
  }
  useEffect(() => {
    const state = givenByLink(location)
    if (state) void navigate(paths.reset, { replace: true, state })
  }, [location, navigate])
  return (
    <Page title={email === undefined ? 'Forgot Password' : 'New Password'} width="form">
      <Card>
        {email === undefined ? (
          <ResetRequestForm
            typed={typed}
            onSent={(address, isClaim) =>
              void navigate(paths.reset, { state: { email: address, ...(isClaim && { claim: 'yes' }) } })
            }
          />
        ) : claim ? (
          <CodeForm label="Forgot Password" action="Confirm" onCode={(given) => prove(email, given)}>
            This account was never confirmed. Enter the code that we sent to <strong>{email}</strong> to confirm it’s
            yours. Then you’ll choose a new password.
          </CodeForm>
        ) : (
          <NewPasswordForm key={`${email} ${code}`} email={email} code={code} />
        )}
      </Card>
    </Page>
  )
}

/**
 * What the page for a new password was given: the account's address with the mailed code, or an address that was typed
 * on another page; `claim`: the address is to be proven first.
 */
type ResetGiven = { email?: string; code?: string; typed?: string; claim?: string }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** What the history's entry holds, which no address bar, server or log shows. */
function givenByState(state: unknown): ResetGiven {
  const given = ['email', 'code', 'typed', 'claim'].map((key) => [key, text(fieldOf(state, key))] as const)
  return Object.fromEntries(given.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

/** What a mail's link says behind its # (or, in a mail of before version 1.1.0, in its query); undefined when it says nothing. */
function givenByLink({ hash, search }: { hash: string; search: string }): ResetGiven | undefined {
  for (const part of [hash.slice(1), search.slice(1)]) {
    const given = new URLSearchParams(part)
    const email = given.get('email')
    if (email) return { email, code: given.get('code') ?? '' }
  }
  return undefined
}
