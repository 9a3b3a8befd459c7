import { expect, it } from 'vitest'
import { amountText } from '#domain/courses/price.ts'
import { NOTICE_GROUPS, noticeGroupOf, notificationTexts } from './notifications.ts'

it('the notice names the test, the missing pools, and the numbers of questions', () => {
  const lacks = [{ missing: 1 }, { pool: 'Safety', missing: 3 }]
  expect(notificationTexts.short('Exam 1', ['Cardiac', 'Tests'], lacks)).toBe(
    'The test Exam 1 (Cardiac, Tests) cannot be started: it lacks 1 question with its tags, 3 questions in Safety',
  )
})

it('every notification that is written has its group, and other texts have none', () => {
  const texts = notificationTexts
  const [student, course, amount] = ['Jane Doe', 'RN Basics', amountText(5_050)]
  const groups = {
    registered: [noticeGroupOf(texts.registered(student, course)), 'registrations'],
    refunded: [noticeGroupOf(texts.refunded(student, course, 'no seat was left')), 'refunds'],
    trouble: [noticeGroupOf(texts.trouble(student, course, 'undecided')), 'trouble'],
    partRefunded: [noticeGroupOf(texts.partRefunded(student, course, amount, 'ill')), 'refunds'],
    partFailed: [noticeGroupOf(texts.partFailed(student, course, amount)), 'trouble'],
    partRefused: [noticeGroupOf(texts.partRefused(student, course, amount)), 'trouble'],
    disputeLost: [noticeGroupOf(texts.disputeLost(student, course, amount)), 'disputes'],
    disputed: [noticeGroupOf(texts.disputed(student, course)), 'disputes'],
    short: [noticeGroupOf(texts.short('Exam 1', ['Cardiac'], [{ missing: 1 }])), 'tests'],
  } satisfies Record<keyof typeof texts, string[]>
  for (const [name, [group, expected]] of Object.entries(groups)) expect(group, name).toBe(expected)
  // A test's name may look like another notification.
  const name = 'Jane disputes the payment for X registered for Y'
  expect(noticeGroupOf(texts.short(name, ['Cardiac'], [{ missing: 1 }]))).toBe('tests')
  expect(noticeGroupOf('Something of a later release')).toBe('others')
  expect(Object.keys(NOTICE_GROUPS)).toEqual(['tests', 'trouble', 'disputes', 'refunds', 'registrations', 'others'])
})
