/** Rows that one call takes (schema: importQuestions). */
export const ROWS_A_CALL = 25
/** Bytes of the rows of one call: the API takes 1 MB, with room for what surrounds them. */
const BYTES_A_CALL = 400_000

/** Cuts rows into calls, in their order, by their number and their bytes as JSON. */
export function importCalls<R>(rows: readonly R[]): R[][] {
  const encoder = new TextEncoder()
  const calls: R[][] = []
  let call: R[] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length
    if (call.length > 0 && (call.length >= ROWS_A_CALL || bytes + size > BYTES_A_CALL)) {
      calls.push(call)
      call = []
      bytes = 0
    }
    call.push(row)
    bytes += size
  }
  return call.length > 0 ? [...calls, call] : calls
}
