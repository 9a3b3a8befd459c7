import type { NavigateFunction } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { SecondFactorDue } from '#web/lib/session/auth.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { signInForRoute } from './sign-in-for-route.ts'

/** History state of the sign-in page while it waits for a second-factor code. */
export const NEEDS_CODE = { asks: 'code' }

/**
 * Signs in, shows a message, and navigates to the user's page. With a second factor, navigates to the sign-in page,
 * which asks for the code. Throws Cognito's errors.
 */
export async function signInAndNavigate(
  navigate: NavigateFunction,
  { email, password, recoveryCode }: { email: string; password: string; recoveryCode?: string },
  message: string,
): Promise<void> {
  let route
  try {
    route = await signInForRoute(email, password, recoveryCode)
  } catch (error) {
    if (!(error instanceof SecondFactorDue)) throw error
    await navigate(paths.signIn, { replace: true, state: NEEDS_CODE })
    return
  }
  showMessage(message)
  await navigate(route, { replace: true })
}
