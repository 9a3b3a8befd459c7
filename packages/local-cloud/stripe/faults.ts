import { setTimeout as sleep } from 'node:timers/promises'

/** What a test asks to go wrong with the next calls. */
export type Fault =
  { kind: 'lose-reply' } | { kind: 'lose-request' } | { kind: 'delay'; ms: number } | { kind: 'status'; status: number }

type Planned = { fault: Fault; times: number; path: string; method: string }

export type Faults = {
  plan: (planned: Planned) => void
  /** The fault for this call, used up by it. */
  take: (method: string, path: string) => Fault | undefined
  /** Waits for `ms`, or until the faults are cleared. */
  wait: (ms: number) => Promise<void>
  clear: () => void
}

/** Faults by order of planning; each counts down on the calls whose method and path (prefix) fit. */
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
