import { expect, it } from 'vitest'
import { expiryOf, renewingToken } from './renewing-token.ts'

const MINUTE = 60_000

it('the expiry comes from the token’s claims', () => {
  const claims = Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString('base64url')
  expect(expiryOf(`x.${claims}.y`)).toBe(1_700_000_000_000)
})

it('a token is kept until a minute before its end, and concurrent calls share one renewal', async () => {
  let now = 0
  let renewals = 0
  const renew = async () => {
    renewals += 1
    const token = `t${renewals}`
    await Promise.resolve()
    return { token, expires: now + 15 * MINUTE }
  }
  const token = renewingToken({ token: 't0', expires: 15 * MINUTE }, renew, () => now)
  now = 13 * MINUTE
  expect(await token()).toBe('t0')
  now = 14 * MINUTE
  expect(await Promise.all([token(), token(), token()])).toEqual(['t1', 't1', 't1'])
  now = 27 * MINUTE
  expect(await token()).toBe('t1')
  now = 40 * MINUTE
  expect(await token()).toBe('t2')
})

it('a failed renewal is retried on the next call', async () => {
  let fails = true
  const renew = () =>
    fails ? Promise.reject(new Error('The session has ended')) : Promise.resolve({ token: 'new', expires: 1e9 })
  const token = renewingToken({ token: 'old', expires: 0 }, renew, () => 0)
  await expect(token()).rejects.toThrow('The session has ended')
  fails = false
  expect(await token()).toBe('new')
})
