import { expect, it } from 'vitest'
import { checkQuestion } from '#domain/questions/check-question.ts'
import { placesOf, noPool, type Pool } from '#table/pool.ts'
import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { changedPools } from './pool-writes.ts'
import { aDraft } from '#lambdas/questions/testing/bank-fixture.ts'

const ID = 101
const checked = checkQuestion(aDraft())
if (!checked.ok) throw new Error(checked.code)
const { question } = checked

it('a pool that an addition leaves equal is still written, since only its version shows that it was read too early', () => {
  const places = placesOf(question)
  expect(places.length).toBeGreaterThan(2)
  // Read while the question with this number was in only one of its pools.
  const [torn] = places
  const seen = new Map(
    places.map(({ pool, part }): [string, Pool] => [
      pool,
      { ...noPool(pool), shards: new Map([[0, new Map(pool === torn?.pool ? [[part, bitmapOf([ID])]] : [])]]) },
    ]),
  )
  const changed = changedPools([{ kind: 'add', question, ref: 'one' }], [ID], seen)
  expect(changed.map(({ pool }) => pool.name).sort()).toEqual([...seen.keys()].sort())
  expect(changed.every(({ shards }) => shards.length === 1)).toBe(true)
})
