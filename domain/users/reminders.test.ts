import { expect, it } from 'vitest'
import { wishesOf } from './reminders.ts'

it('wishes for every reminder unless the record says otherwise', () => {
  expect(wishesOf(undefined)).toEqual({ classTomorrow: true, daysLeft: true })
  expect(wishesOf({ daysLeft: false })).toEqual({ classTomorrow: true, daysLeft: false })
  expect(wishesOf({ classTomorrow: false, daysLeft: true })).toEqual({ classTomorrow: false, daysLeft: true })
})
