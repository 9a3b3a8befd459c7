import { describe, expect, it } from 'vitest'
import { at, listOf, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { deliverBatch, filterRecords } from './deliver-batch.ts'
import type { Outcome } from './invocation.ts'
import type { StreamSource } from './read-streams.ts'

const record = (n: number): JsonObject => ({
  eventName: n % 2 === 0 ? 'INSERT' : 'REMOVE',
  dynamodb: { SequenceNumber: String(n) },
})
const numbersIn = (event: Json): number[] =>
  listOf(at(event, 'Records')).map((entry) => Number(textOf(at(entry, 'dynamodb', 'SequenceNumber'))))
const failure: Outcome = { ok: false, error: { errorType: 'Error', errorMessage: 'poison', trace: [] } }
const fine: Outcome = { ok: true, payload: null }

/** Delivers records 1 to 4 to a function and returns the batches it received. */
async function deliver(more: Partial<StreamSource>, answer: (numbers: number[], call: number) => Outcome) {
  const source: StreamSource = {
    logicalId: 'Source',
    table: 't',
    streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/t/stream/local',
    functionArn: 'fn',
    batchSize: 10,
    windowSeconds: 0,
    filters: [],
    retries: -1,
    bisects: false,
    reportsItemFailures: false,
    onFailure: undefined,
    startsAtLatest: false,
    ...more,
  }
  const batches: number[][] = []
  const pauses: number[] = []
  const reports: string[] = []
  await deliverBatch(source, filterRecords(source, [1, 2, 3, 4].map(record)), {
    invoke: (_, event) => {
      batches.push(numbersIn(event))
      return Promise.resolve(answer(batches.at(-1) ?? [], batches.length))
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds)
      return Promise.resolve()
    },
    report: (sentence) => reports.push(sentence),
  })
  return { batches, pauses, reports }
}

describe('a stream batch', () => {
  it('is delivered once on success', async () => {
    expect((await deliver({}, () => fine)).batches).toEqual([[1, 2, 3, 4]])
  })

  it('contains only the records that match a filter', async () => {
    expect((await deliver({ filters: [{ eventName: ['INSERT'] }] }, () => fine)).batches).toEqual([[2, 4]])
    expect((await deliver({ filters: [{ eventName: ['MODIFY'] }] }, () => fine)).batches).toEqual([])
  })

  it('is retried with increasing delays until it succeeds', async () => {
    const { batches, pauses } = await deliver({}, (_, call) => (call < 4 ? failure : fine))
    expect(batches).toHaveLength(4)
    expect(pauses).toEqual([200, 400, 800])
  })

  it('is dropped after its retries and reported with its failure destination', async () => {
    const { batches, reports } = await deliver({ retries: 2, onFailure: 'arn:queue' }, () => failure)
    expect(batches).toHaveLength(3)
    expect(reports).toEqual(['Source: gave up 4 records from 1 (poison); would go to arn:queue'])
  })

  it('is split around a failing record when bisecting is on', async () => {
    const { batches, reports } = await deliver({ bisects: true, retries: 2 }, (numbers) =>
      numbers.includes(3) ? failure : fine,
    )
    expect(batches).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [4]])
    expect(reports).toEqual(['Source: gave up 1 records from 3 (poison); dropped'])
  })

  it('is retried from the first record that the function reported as failed', async () => {
    const reported: Outcome = {
      ok: true,
      payload: { batchItemFailures: [{ itemIdentifier: '4' }, { itemIdentifier: '3' }] },
    }
    const { batches } = await deliver({ reportsItemFailures: true }, (_, call) => (call === 1 ? reported : fine))
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ])
  })

  it('is retried as a whole when the reported record isn’t in it', async () => {
    const reported: Outcome = { ok: true, payload: { batchItemFailures: [{ itemIdentifier: '99' }] } }
    const { batches } = await deliver({ reportsItemFailures: true }, (_, call) => (call === 1 ? reported : fine))
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })
})
