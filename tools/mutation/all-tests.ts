import { describe } from 'vitest'

declare const TESTS: string[]

/**
 * Runs every test file of the subject in one file, so that each mutant needs only one worker. The hooks of a file stay
 * in its describe. vitest.mutation.config.ts defines `TESTS`.
 */
for (const [file, load] of Object.entries(import.meta.glob(TESTS))) {
  describe(file, async () => {
    await load()
  })
}
