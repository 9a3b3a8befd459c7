import { afterEach, beforeEach, vi } from 'vitest'

/** Hides what the code logs as errors, until spies are restored. Returns the spy. */
export const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** Hides logged errors in each test of the calling file or suite; restores spies after it. */
export function withoutLoggedErrors(): void {
  beforeEach(() => void silenceErrors())
  afterEach(() => void vi.restoreAllMocks())
}
