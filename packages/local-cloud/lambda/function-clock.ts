/**
 * How far the clock that functions read is ahead of the machine's, in milliseconds; shared with their threads. For stories that take
 * days: a function's `Date` follows it, its timers, its timeout, and the clocks of all other services do not.
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
 * The `Date` of a thread by the shared clock: what is made without arguments, and `now`. All else is `Date` itself, so that a date is an
 * instance of it, wherever it was made.
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
