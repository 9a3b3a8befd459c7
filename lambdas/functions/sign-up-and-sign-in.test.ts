import { expect, it, vi } from 'vitest'
import type { TriggerEvent } from '#lambdas/users/accounts/answer-trigger.ts'

it('writes a refusal into the log by its code, so that no alarm takes it for a failure, and nothing of the person', async () => {
  vi.stubEnv('TABLE_NAME', 'table')
  const { handler } = await import('./sign-up-and-sign-in.ts')
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const event = { triggerSource: 'PreSignUp_SignUp', request: { userAttributes: { given_name: 'J' } } }
  await expect(handler(event as unknown as TriggerEvent)).rejects.toThrow('First name must be valid')
  expect(warn).toHaveBeenCalledExactlyOnceWith({ triggerRefused: 'first-name-invalid' })
})
