import { expect, it } from 'vitest'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

it('returns the server’s time in epoch milliseconds [3.7.17]', () => {
  const getTime = openResolver('time/Query.getTime.none.ts')
  expect(getTime.request({}).result).toEqual({ payload: null })
  expect(getTime.response({ result: null }).result).toBe(Date.UTC(2026, 2, 5, 12))
})
