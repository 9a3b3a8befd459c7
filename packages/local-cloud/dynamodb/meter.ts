/** What one request to the table used, in request units by AWS's rules. */
export type MeteredOperation = {
  operation: string
  /** Name of the role that called. */
  caller: string
  table: string
  index?: string
  reads: number
  writes: number
  /** False when DynamoDB refused it (a failed condition is billed all the same). */
  ok: boolean
}

export type Meter = {
  /** Whether anybody counts: from the first reset on. Until then the gateway measures nothing, which spares it two reads a transaction. */
  isOn: () => boolean
  reset: () => void
  read: () => { reads: number; writes: number; operations: MeteredOperation[] }
  add: (operation: MeteredOperation) => void
}

const remembered = 10_000

/** Counts request units, once it was reset. The sums cover everything since the last reset; the list keeps the newest 10,000 operations. */
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
