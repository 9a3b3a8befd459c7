import { expect, it } from 'vitest'
import { HOLD_MS, OVERDUE_MS, STUCK_MS } from './hold.ts'

const MINUTE = 60_000

it('a seat is held for ten minutes, checked after one minute, and overdue after an hour', () => {
  expect([HOLD_MS, STUCK_MS, OVERDUE_MS]).toEqual([10 * MINUTE, MINUTE, 60 * MINUTE])
})
