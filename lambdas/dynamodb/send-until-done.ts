import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 8

/**
 * Sends a batch, and again what the table left undone of it, after pauses that double; `send` gives what was left, by table.
 * Throws when something is still left after eight tries.
 */
export async function sendUntilDone<Batch extends object>(
  batch: Batch,
  send: (batch: Batch) => Promise<Batch | undefined>,
): Promise<void> {
  let asked = batch
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const left = await send(asked)
    if (left === undefined || Object.keys(left).length === 0) return
    asked = left
    await sleep(Math.random() * 25 * 2 ** attempt)
  }
  throw new Error(`Keys were left undone after ${TRIES} tries`)
}
