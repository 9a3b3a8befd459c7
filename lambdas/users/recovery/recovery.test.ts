import { expect, it } from 'vitest'
import { accountFailures } from '#domain/messages/accounts.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aPerson } from '#lambdas/users/testing/users-fixture.ts'
import { userKey } from '#table/keys.ts'
import { userItem, type UserItem } from '#table/user.ts'
import { acceptRecoveryCode } from './accept-recovery-code.ts'
import { createRecoveryCodes } from './create-recovery-codes.ts'

const table = sharedTable()
const turnedOff: string[] = []
const signedOut: string[] = []
let isOn = true
const deps = {
  table,
  now: () => 1_000,
  joinGroup: () => Promise.resolve(),
  hasSecondFactor: () => Promise.resolve(isOn),
  forgetOverSessions: () => Promise.resolve(),
  signOut: (_: string, user: string) => Promise.resolve(void signedOut.push(user)),
  factorRequired: false,
  turnOffSecondFactor: (pool: string, user: string) => Promise.resolve(void turnedOff.push(`${pool} ${user}`)),
}
const profile = (uid: string) => getItem<UserItem>(table, userKey(uid), { consistent: true })
const withCode = (sub: string, recoveryCode: string) =>
  acceptRecoveryCode({ userPoolId: 'pool', userName: sub, request: { userAttributes: { sub } } }, recoveryCode, deps)
const codesOf = async (uid: string) => {
  await batchPut(table, [userItem(aPerson(uid, 'Student'))])
  return createRecoveryCodes({ sub: uid, signedInAt: 1 }, { table, now: () => 1_000 })
}

it('each code turns the second factor off once, in any spelling, and the owner gets a mail', async () => {
  const [first = '', second = ''] = await codesOf('lost')
  await withCode('lost', ` ${first.toLowerCase().replaceAll('-', ' ')}`)
  expect(turnedOff).toEqual(['pool lost'])
  expect(await profile('lost')).toMatchObject({ secondFactor: false, sessionsEndedAt: 1_000 })
  await expect(withCode('lost', first)).rejects.toThrow(accountFailures['recovery-code-wrong'])
  expect(signedOut).toEqual(['lost'])
  // The password was mistyped: the factor is off, and no code is consumed.
  isOn = false
  await withCode('lost', second)
  isOn = true
  await withCode('lost', second)
  expect(turnedOff).toHaveLength(2)
})

it('a code of another user, an older code, an unknown one, and an empty one are refused', async () => {
  turnedOff.length = 0
  const [old = ''] = await codesOf('jane')
  const [others = ''] = await codesOf('joe')
  await codesOf('jane')
  for (const code of [old, others, '', 'AAAA-BBBB-CCCC-DDDD'])
    await expect(withCode('jane', code)).rejects.toThrow(accountFailures['recovery-code-wrong'])
  await expect(withCode('ghost', others)).rejects.toThrow(accountFailures['recovery-code-wrong'])
  expect(turnedOff).toEqual([])
})

it('recovery codes need a recent sign-in', async () => {
  await batchPut(table, [userItem(aPerson('stale', 'Student'))])
  const stale = { sub: 'stale', signedInAt: 0 }
  await expect(createRecoveryCodes(stale, { table, now: () => 6 * 60_000 })).rejects.toMatchObject({
    code: 'sign-in-again',
  })
  expect(new Set(await codesOf('fresh')).size).toBe(10)
})
