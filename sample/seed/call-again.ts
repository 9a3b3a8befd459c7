import type { CallApi } from '#tools/api/call-api.ts'

const TRIES = 3

/**
 * Sends an operation again when it failed, three times in all: on a busy machine a function may be late. Only for operations
 * that may come twice.
 */
export const callAgain =
  (call: CallApi): CallApi =>
  async (document, variables) => {
    for (let tried = 1; tried < TRIES; tried += 1) {
      try {
        return await call(document, variables)
      } catch {
        // The last try tells what is wrong.
      }
    }
    return call(document, variables)
  }
