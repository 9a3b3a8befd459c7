/** What a test asks to go wrong with the next calls. */
export type Fault =
  { kind: 'lose-reply' } | { kind: 'lose-request' } | { kind: 'delay'; ms: number } | { kind: 'status'; status: number }

type Planned = { fault: Fault; times: number; path: string; method: string }

export type Faults = {
  plan: (planned: Planned) => void
  /** The fault for this call, used up by it. */
  take: (method: string, path: string) => Fault | undefined
  clear: () => void
}

/** Faults by order of planning; each counts down on the calls whose method and path (prefix) fit. */
export function openFaults(): Faults {
  let planned: Planned[] = []
  return {
    plan: (one) => {
      planned.push(one)
    },
    take: (method, path) => {
      const next = planned.find((one) => one.method === method && path.startsWith(one.path))
      if (!next) return undefined
      planned = planned.flatMap((one) =>
        one !== next ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [],
      )
      return next.fault
    },
    clear: () => {
      planned = []
    },
  }
}
