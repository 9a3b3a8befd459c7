import { expect, it } from 'vitest'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { AccountChangeItem } from '#table/account.ts'
import { accountChangesOf } from '#table/keys.ts'
import { endSessions } from './end-sessions.ts'
import { aPerson, NOW, freshUsers } from '../testing/users-fixture.ts'

const office = freshUsers(aPerson('sam', 'Student'), aPerson('tom', 'Student'))
const changes = async (uid: string) =>
  (await queryItems<AccountChangeItem>(office.deps.table, { ...accountChangesOf(uid), consistent: true })).map(
    ({ change }) => change,
  )

it('a call ends the caller’s sessions only, and sends no mail without a change', async () => {
  expect(await endSessions(undefined, 'sam', office.deps)).toBe(true)
  expect(office.accounts.signedOut).toEqual(['sam'])
  expect(await office.record('sam')).toMatchObject({ sessionsEndedAt: NOW })
  expect((await office.record('tom'))?.sessionsEndedAt).toBeUndefined()
  expect(await changes('sam')).toEqual([])
})

it('a new password queues a mail', async () => {
  await endSessions('password', 'sam', office.deps)
  expect(await changes('sam')).toEqual(['password'])
  expect(office.accounts.signedOut).toEqual(['sam'])
})

it('a change of the second factor is recorded once, as the user pool reports it', async () => {
  await endSessions('secondFactor', 'sam', office.deps)
  expect(await changes('sam')).toEqual([])
  office.accounts.factors.add('sam')
  office.clock.now += 1
  await endSessions('secondFactor', 'sam', office.deps)
  office.clock.now += 1
  await endSessions('secondFactor', 'sam', office.deps)
  office.accounts.factors.delete('sam')
  office.clock.now += 1
  await endSessions('secondFactor', 'sam', office.deps)
  expect(await changes('sam')).toEqual(['second-factor-on', 'second-factor-off'])
  expect(office.accounts.signedOut).toHaveLength(4)
})

it('a user without a record is signed out, and a call that died is completed by the next one', async () => {
  expect(await endSessions('password', 'ghost', office.deps)).toBe(true)
  expect(await office.record('ghost')).toBeUndefined()
  office.accounts.dies = 2
  await expect(endSessions(undefined, 'sam', office.deps)).rejects.toThrow('died')
  await endSessions(undefined, 'sam', office.deps)
  expect(office.accounts.signedOut).toEqual(['ghost', 'sam'])
})
