import { beforeEach } from 'vitest'

/** Returns an object that gets what `make` returns before each test of the calling file or suite. */
export function fresh<T extends object>(make: () => T | Promise<T>): T {
  const made = {} as T
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}
