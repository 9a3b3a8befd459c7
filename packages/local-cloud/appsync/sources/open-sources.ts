import type { DataSource } from '../options.ts'
import { asRecord, toText } from '#shared/json.ts'
import { openTable } from './dynamodb/call-table.ts'
import { type BatchCalls, createBatchCalls } from './lambda/batch-calls.ts'
import { callFunction } from './lambda/call-function.ts'
import { MappingError } from './mapping-error.ts'

/** The batches of one GraphQL request, by resolver. */
export type Batches = Map<string, BatchCalls>

/** A resolver's call to a source: `at` identifies the resolver; `maxBatchSize` 0 means one call per item. */
export type Call = { request: unknown; at: string; maxBatchSize: number; batches: Batches }

/** A running data source. */
export type Source = { type: DataSource['type']; call: (call: Call) => Promise<unknown>; close: () => void }

/** AppSync's default maximum batch size. */
const defaultBatchSize = 5

function openLambda(source: DataSource & { type: 'AWS_LAMBDA' }): Source {
  return {
    type: source.type,
    close: () => undefined,
    call({ request, at, maxBatchSize, batches }) {
      const { operation, payload, invocationType } = asRecord(request)
      if (operation === 'Invoke') {
        const answer = callFunction(source, payload)
        if (invocationType !== 'Event') return answer
        answer.catch(() => undefined)
        return Promise.resolve(null)
      }
      if (operation !== 'BatchInvoke')
        throw new MappingError(
          operation === undefined
            ? "Value for field '$[operation]' not found."
            : `Unsupported operation '${toText(operation)}'.`,
        )
      const known = batches.get(at) ?? createBatchCalls(source, maxBatchSize || defaultBatchSize)
      batches.set(at, known)
      return known.call(payload)
    },
  }
}

function openNone(): Source {
  return {
    type: 'NONE',
    close: () => undefined,
    call: ({ request }) => {
      const { payload } = asRecord(request)
      return Promise.resolve(payload === undefined ? null : payload)
    },
  }
}

function open(source: DataSource): Source {
  if (source.type === 'AWS_LAMBDA') return openLambda(source)
  if (source.type === 'NONE') return openNone()
  const table = openTable(source)
  return { type: source.type, close: table.close, call: ({ request }) => table.call(request) }
}

/** Opens every data source of an API. */
export const openSources = (sources: Readonly<Record<string, DataSource>>): ReadonlyMap<string, Source> =>
  new Map(Object.entries(sources).map(([name, source]) => [name, open(source)]))
