import { expect, it } from 'vitest'
import { availabilityWords, seatsLeftText } from './availability.ts'

it("keeps the owner's words of a course's card to the letter [1.4.7][1.4.8][1.4.9]", () => {
  expect(availabilityWords).toEqual({ open: 'Open', closed: 'Closed', purchased: 'Purchased' })
  expect(seatsLeftText(3)).toBe('3 seats left')
})
