/**
 * The maximum rows of one call (schema: importQuestions): as many new questions as one transaction of 100 writes can
 * store, with the pools of some ten labels, the shards of their refs, the import's lines, and its count (decision
 * 0105).
 */
export const ROWS_PER_CALL = 84
/** The maximum bytes of the rows of one call: the API accepts 1 MB, with room for the rest of the request. */
const BYTES_PER_CALL = 400_000

/**
 * Concurrent calls of a dry run: they change nothing. Those of an import write the same pools, so they run one by one.
 */
const CONCURRENT_DRY_RUNS = 3

/** Makes calls in order, concurrently if `dryRun`, until one fails, which is thrown, or `isOver`. */
export async function makeCalls<C>(
  calls: readonly C[],
  { dryRun, isOver = () => false }: { dryRun: boolean; isOver?: () => boolean },
  send: (call: C) => Promise<void>,
): Promise<void> {
  const left = calls.values()
  let failed = false
  const work = async () => {
    for (const call of left) {
      if (failed || isOver()) return
      try {
        await send(call)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: dryRun ? CONCURRENT_DRY_RUNS : 1 }, work))
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason
}

/** Splits rows into calls, in order, by their number and their bytes as JSON. */
export function importCalls<R>(rows: readonly R[]): R[][] {
  const encoder = new TextEncoder()
  const calls: R[][] = []
  let call: R[] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length
    if (call.length > 0 && (call.length >= ROWS_PER_CALL || bytes + size > BYTES_PER_CALL)) {
      calls.push(call)
      call = []
      bytes = 0
    }
    call.push(row)
    bytes += size
  }
  return call.length > 0 ? [...calls, call] : calls
}
