/** The request units that one request used, by AWS's rules. */
export type MeteredOperation = {
  operation: string
  /** Name of the caller's role. */
  caller: string
  table: string
  index?: string
  reads: number
  writes: number
  /** False if DynamoDB rejected it (a failed condition is billed anyway). */
  ok: boolean
}

export type Meter = {
  /**
   * Whether counting is on, from the first reset. Until then, the gateway measures nothing, which saves two reads per
   * transaction.
   */
  isOn: () => boolean
  reset: () => void
  read: () => { reads: number; writes: number; operations: MeteredOperation[] }
  add: (operation: MeteredOperation) => void
}

const remembered = 10_000

/**
 * Counts request units from the first reset on. The sums cover everything since the last reset; the list keeps the
 * newest 10,000 operations.
 */
export function createMeter(): Meter {
  let operations: MeteredOperation[] = []
  let reads = 0
  let writes = 0
  let on = false
  return {
    isOn: () => on,
    reset: () => {
      on = true
      operations = []
      reads = 0
      writes = 0
    },
    read: () => ({ reads, writes, operations: [...operations] }),
    add: (operation) => {
      reads += operation.reads
      writes += operation.writes
      operations.push(operation)
      if (operations.length > remembered * 2) operations = operations.slice(-remembered)
    },
  }
}
