import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
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
  const { email, code = '', typed = '' } = givenByState(location.state)
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
            onSent={(address) => {
              void navigate(paths.reset, { state: { email: address } })
            }}
          />
        ) : (
          <NewPasswordForm key={`${email} ${code}`} email={email} code={code} />
        )}
      </Card>
    </Page>
  )
}

/**
 * What the page for a new password was given: the account's address with the mailed code, or an address that was typed
 * on another page.
 */
type ResetGiven = { email?: string; code?: string; typed?: string }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** What the history's entry holds, which no address bar, server or log shows. */
function givenByState(state: unknown): ResetGiven {
  const [email, code, typed] = ['email', 'code', 'typed'].map((key) => text(fieldOf(state, key)))
  return { ...(email ? { email } : {}), ...(code ? { code } : {}), ...(typed ? { typed } : {}) }
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
