import { useSearchParams } from 'react-router-dom'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

/**
 * Both halves of a reset: asking for the e-mail, and, with the address and the code of its link, the new password
 * (spec 1.2.12 with decisions).
 */
export function ResetPage() {
  const [search, setSearch] = useSearchParams()
  const email = search.get('email')
  return (
    <Page title={email === null ? 'Forgot Password' : 'New Password'} width="form">
      <Card>
        {email === null ? (
          <ResetRequestForm
            onSent={(address) => {
              setSearch({ email: address })
            }}
          />
        ) : (
          <NewPasswordForm key={search.toString()} email={email} code={search.get('code') ?? ''} />
        )}
      </Card>
    </Page>
  )
}
