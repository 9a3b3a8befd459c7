import { at, listOf, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { matchesFilter } from './match-filter.ts'
import type { Outcome } from './invocation.ts'
import type { StreamSource } from './read-streams.ts'
import { mendRecord, sequenceOf } from './stream-shards.ts'

export type Delivery = {
  invoke: (id: string, event: Json) => Promise<Outcome>
  /** Waits before a retry; rejects when the cloud is closing. */
  pause: (milliseconds: number) => Promise<void>
  report: (sentence: string) => void
}

const longestPause = 30_000
const firstPause = 200

function failedFrom(source: StreamSource, outcome: Outcome, records: JsonObject[]): number {
  if (!outcome.ok) return 0
  if (!source.reportsItemFailures) return records.length
  const failures = listOf(at(outcome.payload, 'batchItemFailures')).map((item) => textOf(at(item, 'itemIdentifier')))
  if (failures.length === 0) return records.length
  const first = records.findIndex((record) => failures.includes(sequenceOf(record)))
  // If a failure names no record of the batch, Lambda treats the whole batch as failed.
  return first === -1 ? 0 : first
}

async function attempt(source: StreamSource, records: JsonObject[], tried: number, delivery: Delivery): Promise<void> {
  if (records.length === 0) return
  const outcome = await delivery.invoke(source.functionArn, { Records: records })
  const from = failedFrom(source, outcome, records)
  if (from >= records.length) return
  const left = records.slice(from)
  if (source.retries >= 0 && tried >= source.retries) {
    const why = outcome.ok ? 'it reported failed items' : outcome.error.errorMessage
    const to = source.onFailure === undefined ? 'dropped' : `would go to ${source.onFailure}`
    delivery.report(
      `${source.logicalId}: gave up ${String(left.length)} records from ${sequenceOf(left[0]) ?? '?'} (${why}); ${to}`,
    )
    return
  }
  await delivery.pause(Math.min(longestPause, firstPause * 2 ** tried))
  if (source.bisects && left.length > 1 && from === 0) {
    const middle = Math.ceil(left.length / 2)
    await attempt(source, left.slice(0, middle), tried + 1, delivery)
    await attempt(source, left.slice(middle), tried + 1, delivery)
    return
  }
  await attempt(source, left, from === 0 ? tried + 1 : 0, delivery)
}

/** The records of a page that match a source's filters, as its function receives them. */
export function filterRecords(source: StreamSource, records: readonly JsonObject[]): JsonObject[] {
  const region = source.streamArn.split(':')[3] ?? ''
  return records
    .filter((record) => source.filters.length === 0 || source.filters.some((filter) => matchesFilter(filter, record)))
    .map((record): JsonObject => ({ ...mendRecord(record), eventSourceARN: source.streamArn, awsRegion: region }))
}

/** Delivers a batch of filtered records to the function by Lambda's rules: retries, bisection, reported failures. */
export const deliverBatch = (source: StreamSource, records: JsonObject[], delivery: Delivery): Promise<void> =>
  attempt(source, records, 0, delivery)
