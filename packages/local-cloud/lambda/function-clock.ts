/**
 * How far the functions' clock is ahead of the machine's, in milliseconds; shared with their threads. For tests that
 * span days: a function's `Date` follows it, but its timers, its timeout, and the clocks of all other services do not.
 */
export type FunctionClock = { shared: SharedArrayBuffer; ahead: () => number; set: (milliseconds: number) => void }

export function createFunctionClock(): FunctionClock {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  const view = new Float64Array(shared)
  return {
    shared,
    ahead: () => view[0] ?? 0,
    set: (milliseconds) => {
      view.fill(milliseconds)
    },
  }
}

/**
 * A thread's `Date` that follows the shared clock when called without arguments, and in `now`. Otherwise it is `Date`
 * itself, so that any date is an instance of it.
 */
export function dateOf(shared: SharedArrayBuffer, machine: DateConstructor): DateConstructor {
  const view = new Float64Array(shared)
  const now = () => machine.now() + (view[0] ?? 0)
  return new Proxy(machine, {
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
    apply: () => new machine(now()).toString(),
  })
}
