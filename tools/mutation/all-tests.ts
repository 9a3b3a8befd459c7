import { describe } from 'vitest'

declare const TESTS: string[]

/**
 * Every test file of the subject in one: a mutant then costs one worker instead of one for each file that knows it. The hooks of a
 * file stay in its describe. `TESTS` is put in by vitest.mutation.config.ts.
 */
for (const [file, load] of Object.entries(import.meta.glob(TESTS))) {
  describe(file, async () => {
    await load()
  })
}
