import { afterEach, expect, it, vi } from 'vitest'
import { runCommand } from './run-command.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

it('the process exits with the command’s status', async () => {
  await runCommand(() => Promise.resolve(2))
  expect(process.exitCode).toBe(2)
})

it('a failure is reported in one sentence, with status 1', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCommand(() => Promise.reject(new Error('There is no such table.')))
  expect(errors.mock.calls).toEqual([['There is no such table.']])
  expect(process.exitCode).toBe(1)
})
