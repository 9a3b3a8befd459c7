import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { CodeForm } from './code-form.tsx'
import { enterWithCode } from './enter.ts'
import { isCodeFailure, secondFactorFailureText } from './failure-text.ts'

/** The second step of a sign-in: the code of the app (decision 0044). A code that came too late leads back to the password. */
export function SecondFactorStep() {
  const navigate = useNavigate()
  const give = async (code: string) => {
    try {
      const route = await enterWithCode(code)
      showMessage(accountSuccess.signedIn)
      await navigate(route, { replace: true })
    } catch (error) {
      showError(secondFactorFailureText(error))
      if (!isCodeFailure(error)) await navigate(paths.signIn, { replace: true })
    }
  }
  return (
    <CodeForm label="Second factor" action="Sign In" onCode={give}>
      Enter the six digits that your authenticator app shows now.
    </CodeForm>
  )
}
