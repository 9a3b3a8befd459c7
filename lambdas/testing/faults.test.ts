import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import {
  atEveryRequest,
  differsAt,
  exposed,
  type Fault,
  type FaultPlan,
  FAULTS,
  randomFaults,
  REVEALING,
  underFaults,
} from './faults.ts'
import { sharedTable } from './test-tables.ts'

const table = sharedTable()

let keys = 0
const aKey = () => ({ pk: `key-${(keys += 1)}`, sk: 'A' })
const countOf = async (key: { pk: string; sk: string }) =>
  Number((await table.client.send(new GetCommand({ TableName: table.name, Key: key }))).Item?.['count'] ?? 0)
const add = {
  UpdateExpression: 'ADD #count :one',
  ExpressionAttributeNames: { '#count': 'count' },
  ExpressionAttributeValues: { ':one': 1 },
}
/** Adds one in a transaction with these faults, one per request, and returns how it ended and what was added. */
async function adding(...faults: Fault[]) {
  const key = aKey()
  const { kind } = await underFaults(
    table,
    () => faults.shift(),
    () => transactWrite(table, [{ Update: { Key: key, ...add } }]),
  )
  return [kind, await countOf(key)]
}

describe('a transaction', () => {
  it.each<[Fault[], unknown]>([
    [['throttled'], ['done', 1]],
    [
      ['throttled', 'throttled', 'throttled'],
      ['done', 1],
    ],
    [
      ['throttled', 'throttled', 'throttled', 'throttled'],
      ['cut off', 0],
    ],
    [
      ['conflict', 'conflict'],
      ['done', 1],
    ],
    [['lost'], ['done', 1]],
    [
      ['lost', 'lost', 'lost', 'lost'],
      ['cut off', 1],
    ],
    [
      ['lost', 'conflict'],
      ['done', 1],
    ],
    [['in progress'], ['done', 1]],
    [['gone'], ['cut off', 1]],
    [['dies before'], ['cut off', 0]],
    [['dies after'], ['cut off', 1]],
  ])('hit by %j ends as %j', async (faults, ended) => expect(await adding(...faults)).toEqual(ended))

  it('applies once even if it conflicts with itself for longer than the SDK retries', async () => {
    expect(await adding(...Array<Fault>(6).fill('in progress'))).toEqual(['done', 1])
  })
})

it('an update with a lost reply is done twice: its own condition has to make once enough', async () => {
  const key = aKey()
  const faults: Fault[] = ['conflict', 'lost']
  const ended = await underFaults(
    table,
    () => faults.shift(),
    () => updateItem(table, { Key: key, ...add }),
  )
  expect([ended.kind, await countOf(key)]).toEqual(['done', 2])
})

describe('a process', () => {
  it('does nothing after it has died, while others continue', async () => {
    const key = aKey()
    const write = () => transactWrite(table, [{ Update: { Key: key, ...add } }])
    const service = exposed({ ring: () => write() }, 'ring')
    let requests = 0
    const dying = await underFaults(
      table,
      () => ((requests += 1) === 2 ? 'dies after' : undefined),
      async () => {
        await write()
        await write().catch(() => undefined)
        await service.ring().catch(() => undefined)
        return write()
      },
    )
    expect([dying.kind, await countOf(key)]).toEqual(['cut off', 2])
    await service.ring()
    expect(await countOf(key)).toBe(3)
  })

  it('is not excused by the fault plan when it fails for a reason of its own', async () => {
    const run = (error: Error) => underFaults(table, randomFaults(seededRandom(1)), () => Promise.reject(error))
    expect(await run(new Refusal('no-seats'))).toEqual({ kind: 'refused', code: 'no-seats' })
    await expect(run(new TypeError('a mistake'))).rejects.toThrow('a mistake')
  })
})

it('a fault occurs at every request in turn', async () => {
  const places: number[] = []
  const twoReads = async (plan: FaultPlan, at: number) => {
    const ended = await underFaults(table, plan, async () => {
      await countOf(aKey())
      await countOf(aKey())
    })
    places.push(at)
    expect(ended.kind).toBe(at < 2 ? 'cut off' : 'done')
  }
  expect([await atEveryRequest('dies before', twoReads, 1), places]).toEqual([2, [0, 1, 2]])
})

it('a fault makes a difference only at writes, except a reported error, which does at every request', () => {
  const requests = [
    'TransactWriteItemsCommand',
    'UpdateItemCommand',
    'BatchWriteItemCommand',
    'QueryCommand',
    'publish',
  ]
  const [transaction, single, batch, , call] = requests
  const where = Object.fromEntries(REVEALING.map((fault) => [fault, requests.filter((name) => differsAt(fault, name))]))
  expect(where).toEqual({
    conflict: [transaction, single],
    lost: [transaction, single, batch, call],
    'in progress': [transaction],
    gone: requests,
    'dies after': [transaction, single, batch, call],
  })
})

it('a fault plan is the same for the same seed and has every fault', () => {
  const blown = (seed: number) => {
    const plan = randomFaults(seededRandom(seed), 30)
    return Array.from({ length: 400 }, () => plan(''))
  }
  expect(blown(3)).toEqual(blown(3))
  expect(new Set(blown(3))).toEqual(new Set([undefined, ...FAULTS]))
})
