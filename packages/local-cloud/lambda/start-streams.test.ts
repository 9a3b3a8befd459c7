import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, listOf, textOf, type Json } from '../shared/json.ts'
import { callTable } from '../dynamodb/call-table.ts'
import { createTable } from '../dynamodb/create-tables.ts'
import { readTables } from '../dynamodb/read-tables.ts'
import { startTable, type RunningTable } from '../dynamodb/start-table.ts'
import { temporaryFolder, testModel } from '../testing/build-model.ts'
import type { Outcome } from './invocation.ts'
import { readStreams } from './read-streams.ts'
import { pauseAfter, startStreams } from './start-streams.ts'

const model = testModel({
  Fn: { Type: 'AWS::Lambda::Function' },
  Source: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: { Ref: 'Fn' },
      EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 3,
      FilterCriteria: { Filters: [{ Pattern: JSON.stringify({ dynamodb: { Keys: { sk: { S: ['META'] } } } }) }] },
    },
  },
})
const running: { table?: RunningTable } = {}
const patience = { timeout: 8_000 }
const positions = temporaryFolder()

beforeAll(async () => {
  running.table = await startTable(temporaryFolder())
  for (const table of readTables(model)) await createTable(running.table.endpoint, table)
}, 60_000)
afterAll(() => running.table?.close())

const endpoint = () => running.table?.endpoint ?? ''
const put = (pk: string, sk = 'META') =>
  callTable(endpoint(), 'PutItem', { TableName: 'test-table', Item: { pk: { S: pk }, sk: { S: sk } } })

function start(answer: (seen: string[]) => Outcome = () => ({ ok: true, payload: null })) {
  const seen: string[] = []
  const events: Json[] = []
  const streams = startStreams({
    sources: readStreams(model),
    endpoint: endpoint(),
    folder: positions,
    report: () => undefined,
    invoke: (id, event) => {
      const names = listOf(at(event, 'Records')).map(
        (record) => textOf(at(record, 'dynamodb', 'Keys', 'pk', 'S')) ?? '',
      )
      const outcome = answer(names)
      events.push({ id, event })
      if (outcome.ok) seen.push(...names)
      return Promise.resolve(outcome)
    },
  })
  return { streams, seen, events }
}

describe('a stream source', () => {
  it('delivers every matching change once, in order, and resumes where it stopped', async () => {
    await put('1')
    await put('other', 'STUDENT')
    await put('2')
    const first = start()
    await expect.poll(() => first.seen, patience).toEqual(['1', '2'])
    expect(first.events[0]).toMatchObject({ id: 'arn:aws:lambda:us-east-1:000000000000:function:test-Fn' })
    expect(listOf(at(first.events[0], 'event', 'Records'))[0]).toMatchObject({
      eventName: 'INSERT',
      eventSourceARN: 'arn:aws:dynamodb:us-east-1:000000000000:table/test-table/stream/local',
      awsRegion: 'us-east-1',
    })
    await first.streams.close()
    for (const pk of ['3', '4', '5', '6', '7']) await put(pk)
    const second = start()
    await expect.poll(() => second.seen, patience).toEqual(['3', '4', '5', '6', '7'])
    await second.streams.close()
  })

  it('delivers empty maps as AWS does, although DynamoDB Local drops them', async () => {
    const Item = { pk: { S: 'empty' }, sk: { S: 'META' }, none: { M: {} }, deep: { M: { l: { L: [{ M: {} }] } } } }
    await callTable(endpoint(), 'PutItem', { TableName: 'test-table', Item })
    const { streams, seen, events } = start()
    await expect.poll(() => seen, patience).toEqual(['empty'])
    expect(at(listOf(at(events[0], 'event', 'Records'))[0], 'dynamodb', 'NewImage')).toEqual(Item)
    await streams.close()
  })

  it('delivers a write immediately when woken', async () => {
    const { streams, seen } = start()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    const before = Date.now()
    await put('8')
    streams.wake('test-table')
    await expect.poll(() => seen, { interval: 5 }).toEqual(['8'])
    expect(Date.now() - before).toBeLessThan(400)
    await streams.close()
  })

  it('delivers everything written before caughtUp resolves, without a pause', async () => {
    const { streams, seen } = start()
    await streams.caughtUp()
    const written = Array.from({ length: 120 }, (_, n) => `many ${n}`)
    for (const pk of written) await put(pk)
    // This many records trigger the longest pause.
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    const before = Date.now()
    await put('last of many')
    await streams.caughtUp()
    expect(seen).toEqual([...written, 'last of many'])
    expect(Date.now() - before).toBeLessThan(1_000)
    await streams.close()
  })

  it('delivers changes from before and after the stream was off once, and none from that time', async () => {
    const setStream = (StreamEnabled: boolean) =>
      callTable(endpoint(), 'UpdateTable', {
        TableName: 'test-table',
        StreamSpecification: { StreamEnabled, ...(StreamEnabled && { StreamViewType: 'NEW_AND_OLD_IMAGES' }) },
      })
    const { streams, seen } = start()
    await put('before')
    await expect.poll(() => seen, patience).toEqual(['before'])
    await put('last')
    await setStream(false)
    for (const pk of ['hidden 1', 'hidden 2']) {
      await put(pk)
      streams.wake('test-table')
      await new Promise((resolve) => setTimeout(resolve, 600))
    }
    await setStream(true)
    await put('after')
    streams.wake('test-table')
    await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['before', 'last', 'after'])
    await streams.close()
  }, 30_000)

  it('stops while a failing batch waits and delivers it again after a restart', async () => {
    await put('9')
    const failing = start(() => ({ ok: false, error: { errorType: 'Error', errorMessage: 'no', trace: [] } }))
    await expect.poll(() => failing.events.length, patience).toBeGreaterThan(1)
    await failing.streams.close()
    const next = start()
    await expect.poll(() => next.seen, patience).toEqual(['9'])
    await next.streams.close()
  })
})

it('the pause between reads scales with the work from 0.1 to 2 seconds and is longest during heavy writes', () => {
  expect([pauseAfter(0, 0), pauseAfter(20, 1), pauseAfter(400, 99), pauseAfter(5_000, 1)]).toEqual([
    100, 100, 800, 2_000,
  ])
  expect([pauseAfter(0, 100), pauseAfter(20, 400)]).toEqual([2_000, 2_000])
})
