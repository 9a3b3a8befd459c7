import { expect, it } from 'vitest'
import { reminderLabels, reminderWords } from './account-page.ts'

it('says which reminders there are and when they come', () => {
  expect(reminderWords).toEqual({
    title: 'Reminders',
    lead: 'E-mails that help you not to miss anything. Receipts and codes come in any case.',
    saved: 'Your reminders have been updated',
  })
  expect(reminderLabels).toEqual({
    classTomorrow: { name: 'Class tomorrow', when: 'The day before a Live class begins' },
    daysLeft: { name: 'Days left', when: 'When an Online course ends in 7 days, and in 1 day' },
  })
})
