import { expect, it } from 'vitest'
import { notificationDismissed, notificationTexts } from './notifications.ts'

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
