import { expect, it } from 'vitest'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { aPerson, freshUsers } from './testing/users-fixture.ts'
import { updateAccount } from './update-account.ts'
import { updateReminders } from './update-reminders.ts'

const office = freshUsers(aPerson('sam', 'Student'), aPerson('tom', 'Student'))

it('reminder choices are stored on the caller’s record only', async () => {
  const wishes = { classTomorrow: true, daysLeft: false }
  expect((await updateReminders(wishes, 'sam', office.deps)).reminders).toEqual(wishes)
  expect(await office.record('sam')).toMatchObject({ reminders: wishes, firstName: 'sam' })
  expect((await office.record('tom'))?.reminders).toBeUndefined()
})

it('a change of names keeps the reminder choices, and a record without choices has all reminders on', async () => {
  await updateReminders({ classTomorrow: false, daysLeft: false }, 'sam', office.deps)
  const facts = { firstName: 'Samuel', lastName: 'Doe', phone: '305 555 0142' }
  expect((await updateAccount(facts, 'sam', office.deps)).reminders).toEqual({ classTomorrow: false, daysLeft: false })
  expect((await updateAccount(facts, 'tom', office.deps)).reminders).toEqual({ classTomorrow: true, daysLeft: true })
})

it('a user without a record gets none', async () => {
  expect(await codeOf(updateReminders({ classTomorrow: true, daysLeft: true }, 'ghost', office.deps))).toBe(
    'user-not-found',
  )
  expect(await office.record('ghost')).toBeUndefined()
})
