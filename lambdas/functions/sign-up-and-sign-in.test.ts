import { expect, it, vi } from 'vitest'
import type { TriggerEvent } from '#lambdas/users/accounts/answer-trigger.ts'

it('a refusal is logged by its code as a warning, so that no alarm counts it, and without personal data', async () => {
  vi.stubEnv('TABLE_NAME', 'table')
  const { handler } = await import('./sign-up-and-sign-in.ts')
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const event = { triggerSource: 'PreSignUp_SignUp', request: { userAttributes: { given_name: 'J' } } }
  await expect(handler(event as unknown as TriggerEvent)).rejects.toThrow('First name must be valid')
  expect(warn).toHaveBeenCalledExactlyOnceWith({ triggerRefused: 'first-name-invalid' })
})
