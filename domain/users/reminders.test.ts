import { expect, it } from 'vitest'
import { preferencesOf } from './reminders.ts'

it('every reminder is on unless the record turns it off', () => {
  expect(preferencesOf(undefined)).toEqual({ classTomorrow: true, daysLeft: true })
  expect(preferencesOf({ daysLeft: false })).toEqual({ classTomorrow: true, daysLeft: false })
  expect(preferencesOf({ classTomorrow: false, daysLeft: true })).toEqual({ classTomorrow: false, daysLeft: true })
})
