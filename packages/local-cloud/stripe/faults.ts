import { setTimeout as sleep } from 'node:timers/promises'

/** A fault that a test sets for the next requests. */
export type Fault =
  { kind: 'lose-reply' } | { kind: 'lose-request' } | { kind: 'delay'; ms: number } | { kind: 'status'; status: number }

type Planned = { fault: Fault; times: number; path: string; method: string }

export type Faults = {
  plan: (planned: Planned) => void
  /** Returns and consumes the fault for this request. */
  take: (method: string, path: string) => Fault | undefined
  /** Waits for `ms`, or until the faults are cleared. */
  wait: (ms: number) => Promise<void>
  clear: () => void
}

/** Faults in the order they were set; each counts down on requests that match its method and path prefix. */
export function openFaults(): Faults {
  let planned: Planned[] = []
  let waiting = new AbortController()
  return {
    plan: (fault) => {
      planned.push(fault)
    },
    take: (method, path) => {
      const next = planned.find((candidate) => candidate.method === method && path.startsWith(candidate.path))
      if (!next) return undefined
      planned = planned.flatMap((fault) =>
        fault !== next ? [fault] : fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [],
      )
      return next.fault
    },
    wait: (ms) => sleep(ms, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined),
    clear: () => {
      planned = []
      waiting.abort()
      waiting = new AbortController()
    },
  }
}
