/** What a spy on console.error heard: the objects of `logError`. */
export const logged = (log: { mock: { calls: readonly (readonly unknown[])[] } }): Record<string, unknown>[] =>
  log.mock.calls.map(([said]) => said as Record<string, unknown>)
