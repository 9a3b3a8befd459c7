import { expect, it } from 'vitest'
import { NOTICE_GROUPS, noticeGroupOf, notificationDismissed, notificationTexts } from './notifications.ts'

it("keeps the owner's words of notifications to the letter [1.8.7]", () => {
  expect(notificationDismissed).toBe('Notification dismissed')
  expect(notificationTexts.registered('Jane Doe', 'RN Basics')).toBe('Jane Doe registered for RN Basics')
})

it('names a test that falls short, what of, and by how many', () => {
  const lacks = [{ missing: 1 }, { pool: 'Safety', missing: 3 }]
  expect(notificationTexts.short('Exam 1', ['Cardiac', 'Tests'], lacks)).toBe(
    'The test Exam 1 (Cardiac, Tests) cannot be started: it lacks 1 question with its tags, 3 questions in Safety',
  )
})

it('finds the group of every notification that is written, and of no other', () => {
  const { registered, refunded, trouble, disputed, short } = notificationTexts
  expect(noticeGroupOf(registered('Jane Doe', 'RN Basics'))).toBe('registrations')
  expect(noticeGroupOf(refunded('Jane Doe', 'RN Basics', 'no seat was left'))).toBe('refunds')
  expect(noticeGroupOf(trouble('Jane Doe', 'RN Basics', 'undecided'))).toBe('trouble')
  expect(noticeGroupOf(disputed('Jane Doe', 'RN Basics'))).toBe('disputes')
  // A test may have any name.
  const name = 'Jane disputes the payment for X registered for Y'
  expect(noticeGroupOf(short(name, ['Cardiac'], [{ missing: 1 }]))).toBe('tests')
  expect(noticeGroupOf('Something of a later release')).toBe('others')
  expect(Object.keys(NOTICE_GROUPS)).toEqual(['tests', 'trouble', 'disputes', 'refunds', 'registrations', 'others'])
})
