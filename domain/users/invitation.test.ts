import { expect, it } from 'vitest'
import { invitationState, isInvitationOpen, nextInvitationAt } from './invitation.ts'

const DAY = 86_400_000

it.each([
  ['sent', 14 * DAY - 1, 'sent', true],
  ['sent', 14 * DAY, 'expired', false],
  ['sending', 14 * DAY, 'expired', false],
  ['failed', 0, 'failed', false],
  ['withdrawn', 15 * DAY, 'withdrawn', false],
  ['accepted', 15 * DAY, 'accepted', false],
] as const)('%s, %i ms later, is %s', (status, later, state, open) => {
  expect(invitationState({ status, sentOn: 5 }, 5 + later)).toBe(state)
  expect(isInvitationOpen({ status, sentOn: 5 }, 5 + later)).toBe(open)
})

it('an hour passes between two invitation mails, unless the first one failed', () => {
  expect(nextInvitationAt({ status: 'sent', sentOn: 5 })).toBe(3_600_005)
  expect(nextInvitationAt({ status: 'withdrawn', sentOn: 5 })).toBe(3_600_005)
  expect(nextInvitationAt({ status: 'failed', sentOn: 5 })).toBe(0)
})
