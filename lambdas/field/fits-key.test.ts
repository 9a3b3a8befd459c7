import { expect, it } from 'vitest'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { fitsKey } from './fits-key.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'

const tables = testTables()

it.each([
  [2_048, 1_024, true],
  [2_049, 1, false],
  [1, 1_025, false],
  [0, 1, false],
  [1, 0, false],
])('a key of %i and %i bytes: %s', (pk, sk, fits) =>
  expect(fitsKey({ pk: 'a'.repeat(pk), sk: 'a'.repeat(sk) })).toBe(fits),
)

it('the length of a key is counted in bytes, not letters', () =>
  expect(fitsKey({ pk: 'a', sk: '€'.repeat(342) })).toBe(false))

it('a key that no item can have finds nothing', async () => {
  const table = await tables.table()
  const key = { pk: 'a', sk: 'x'.repeat(2_000) }
  expect(await getItem(table, key)).toBeUndefined()
  expect(await queryItems(table, { pk: 'x'.repeat(3_000) })).toEqual([])
  expect(await queryItems(table, { pk: 'a', prefix: key.sk })).toEqual([])
  expect(await batchGet(table, [key, { pk: 'a', sk: 'b' }])).toEqual([])
})
