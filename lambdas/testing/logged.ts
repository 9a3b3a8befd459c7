/** Returns the objects that `logError` passed to a console.error spy. */
export const logged = (log: { mock: { calls: readonly (readonly unknown[])[] } }): Record<string, unknown>[] =>
  log.mock.calls.map(([entry]) => entry as Record<string, unknown>)
