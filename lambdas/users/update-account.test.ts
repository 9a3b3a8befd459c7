import { expect, it } from 'vitest'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { AccountChangeItem } from '#table/account.ts'
import { accountChangesOf } from '#table/keys.ts'
import { aPerson, freshUsers } from './testing/users-fixture.ts'
import { updateAccount } from './update-account.ts'
import { updateUser } from './update-user.ts'

const office = freshUsers(aPerson('ann', 'Admin'), aPerson('sam', 'Student'), aPerson('tom', 'Student'))
const given = { firstName: 'samuel', lastName: "o'hara", phone: '305 555 0142' }

it('an update changes the caller’s names, phone, index, and search text, and no other record', async () => {
  const reply = await updateAccount(given, 'sam', office.deps)
  expect(reply).toMatchObject({
    uid: 'sam',
    firstName: 'Samuel',
    displayName: 'Samuel O',
    phone: '(305)555-0142',
    note: null,
  })
  const record = await office.record('sam')
  expect(record).toMatchObject({
    lastName: "O'Hara",
    gsi1sk: "o'hara#samuel#sam",
    userType: 'Student',
    email: 'sam@academy.example',
  })
  expect(record?.data).toContain("samuel o'hara")
  expect(await office.record('tom')).toMatchObject({ firstName: 'tom' })
})

it('a new name queues a mail in the same transaction, and a new phone number does not', async () => {
  const changes = () =>
    queryItems<AccountChangeItem>(office.deps.table, { ...accountChangesOf('sam'), consistent: true })
  await updateAccount({ firstName: 'sam', lastName: 'Doe', phone: given.phone }, 'sam', office.deps)
  expect(await changes()).toMatchObject([{ change: 'name', now: 'Sam Doe' }])
  office.clock.now += 1
  await updateAccount({ firstName: 'sam', lastName: 'Doe', phone: '(212)555-0199' }, 'sam', office.deps)
  expect(await changes()).toHaveLength(1)
  expect(await office.record('sam')).toMatchObject({ phone: '(212)555-0199' })
})

it.each([
  [{ firstName: 'X' }, 'first-name-invalid'],
  [{ lastName: '<b>' }, 'last-name-invalid'],
  [{ phone: '12' }, 'phone-invalid'],
])('refuses %j as sign-up does, and changes nothing', async (wrong, code) => {
  expect(await codeOf(updateAccount({ ...given, ...wrong }, 'sam', office.deps))).toBe(code)
  expect(await office.record('sam')).toMatchObject({ firstName: 'sam' })
})

it('a user without a record gets none', async () => {
  expect(await codeOf(updateAccount(given, 'ghost', office.deps))).toBe('user-not-found')
  expect(await office.record('ghost')).toBeUndefined()
})

it('a change of names and one of the type at the same time leave a record whose index follows both', async () => {
  await Promise.all([
    updateAccount(given, 'sam', office.deps),
    updateUser({ uid: 'sam', type: 'Admin' }, 'ann', office.deps),
  ])
  expect(await office.record('sam')).toMatchObject({ userType: 'Admin', gsi1pk: 'USERS#Admin' })
  expect((await office.record('sam'))?.data).toMatch(/admin$/)
})
