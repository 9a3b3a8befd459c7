import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { holdsFor, updated } from './evaluate-expression.ts'
import { itemsOf, memoryTable } from './memory-table.ts'
import { testTables } from './test-tables.ts'

const tables = testTables()

type Item = Record<string, unknown>

/** Runs every possible end of a checkout on this table. */
async function tradeOn(table: Table): Promise<unknown> {
  const academy = anAcademy(table)
  const [live, online] = [aLiveCourse({ maxStudents: 2 }), anOnlineCourse()]
  const buyers = ['a', 'b', 'c', 'd']
  await academy.add(live, online, ...buyers.map((uid) => aUser({ uid })))
  const buy = (uid: string, token: string, courseKey: string, requestId = 'request-1') =>
    registerCourse({ courseKey, token, requestId }, uid, academy).catch((error: unknown) => String(error))
  await buy('a', 'pm_challenge', live.key)
  await buy('b', 'pm_ok', live.key)
  await buy('c', 'pm_ok', live.key)
  await buy('c', 'pm_declined', online.key, 'request-2')
  await buy('b', 'pm_ok', live.key, 'request-3')
  academy.clock.now += HOLD_MS + 1
  await buy('d', 'pm_ok', live.key)
  academy.gateway.pass('pi_1')
  return reconcilePayments(academy)
}

/** Returns items by key, without random values. */
const comparable = (items: Item[]) =>
  items
    .filter(({ type }) => type !== 'progress' && type !== 'notification')
    .map(({ progressKey: _drawn, ...item }) => item)
    .sort((a, b) => (`${String(a['pk'])} ${String(a['sk'])}` < `${String(b['pk'])} ${String(b['sk'])}` ? -1 : 1))

describe('the table in memory', () => {
  it('ends up with the items that DynamoDB Local has after the same trade', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [real, memory] = [await tables.table(), memoryTable(() => 0)]
    expect(await tradeOn(memory)).toEqual(await tradeOn(real))
    const { Items = [] } = await real.client.send(new ScanCommand({ TableName: real.name }))
    expect(Items.length).toBeGreaterThan(15)
    expect(comparable(itemsOf(memory))).toEqual(comparable(Items))
    expect(itemsOf(memory)).toHaveLength(Items.length)
  })
})

describe('the evaluation of expressions', () => {
  const terms = { ExpressionAttributeNames: { '#a': 'a', '#b': 'x.y' }, ExpressionAttributeValues: { ':one': 1 } }
  const item = { n: 1, map: { a: 2, 'x.y': 3 }, text: 'abc' }
  it.each([
    ['n = :one', true],
    ['n <> :one', false],
    ['map.#a > :one AND n >= :one', true],
    ['map.#b > :one', true],
    ['gone < :one', false],
    ['gone <> :one', true],
    ['attribute_exists(map.#a) AND attribute_not_exists(gone)', true],
    ['attribute_exists(gone) OR (n = :one AND n < :one)', false],
    ['attribute_exists(gone) AND n = :one OR n = :one', true],
    ['n BETWEEN :one AND :one AND NOT contains(text, :one)', true],
    ['contains(text, text)', true],
  ])('returns for %s: %s', (expression, verdict) => expect(holdsFor(expression, item, terms)).toBe(verdict))

  it('supports set, add, and remove, and rejects anything unknown', () => {
    expect(updated('SET map.#a = :one, n = n + :one REMOVE text ADD count :one', item, terms)).toEqual({
      n: 2,
      map: { a: 1, 'x.y': 3 },
      count: 1,
    })
    expect(() => holdsFor('attribute_type(text, :one)', item, terms)).toThrow('Not understood')
  })
})
