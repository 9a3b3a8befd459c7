import { expect, it } from 'vitest'
import { wishesOf } from './reminders.ts'

it('every reminder is on unless the record turns it off', () => {
  expect(wishesOf(undefined)).toEqual({ classTomorrow: true, daysLeft: true })
  expect(wishesOf({ daysLeft: false })).toEqual({ classTomorrow: true, daysLeft: false })
  expect(wishesOf({ classTomorrow: false, daysLeft: true })).toEqual({ classTomorrow: false, daysLeft: true })
})
