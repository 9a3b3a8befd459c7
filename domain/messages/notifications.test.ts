import { expect, it } from 'vitest'
import { notificationDismissed, notificationTexts } from './notifications.ts'

it("keeps the owner's words of notifications to the letter [1.8.7]", () => {
  expect(notificationDismissed).toBe('Notification dismissed')
  expect(notificationTexts.registered('Jane Doe', 'RN Basics')).toBe('Jane Doe registered for RN Basics')
})
