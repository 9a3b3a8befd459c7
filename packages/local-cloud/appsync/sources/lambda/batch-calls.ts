import type { LambdaSource } from '#appsync/options.ts'
import { SourceError } from '../source-error.ts'
import { callFunction } from './call-function.ts'

type Waiting = { payload: unknown; resolve: (value: unknown) => void; reject: (error: unknown) => void }

/** Collects a resolver's calls within a turn of the event loop and sends them in lists of up to `size`. */
export type BatchCalls = { call(payload: unknown): Promise<unknown> }

async function send(source: LambdaSource, batch: readonly Waiting[]): Promise<void> {
  try {
    const answer = await callFunction(
      source,
      batch.map(({ payload }) => payload),
    )
    if (!Array.isArray(answer) || answer.length !== batch.length) {
      const size = Array.isArray(answer) ? `${answer.length} results` : 'no list'
      throw new SourceError('Lambda:IllegalArgument', `The function answered ${size} for a batch of ${batch.length}.`)
    }
    batch.forEach(({ resolve }, index) => resolve(answer[index] ?? null))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

export function createBatchCalls(source: LambdaSource, size: number): BatchCalls {
  let waiting: Waiting[] = []
  const flush = () => {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += size) void send(source, all.slice(start, start + size))
  }
  return {
    call: (payload) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ payload, resolve, reject })
      }),
  }
}
