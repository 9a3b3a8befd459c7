// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testingMessages } from '../../../domain/messages/testing.ts'
import { AppError } from '../../lib/app-error.ts'
import { atSecond, beginAnew, press, show, told, willStart } from './testing/a-sitting.tsx'
import { aTestView } from './testing/an-attempt.ts'

vi.mock('../../lib/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))

beforeEach(beginAnew)
afterEach(cleanup)

it('says what a test asks before it starts; none set is Unlimited [3.9.5]', () => {
  show(aTestView({ timeAllowed: null, attempts: null }))
  expect(screen.getAllByText('Unlimited')).toHaveLength(2)
  expect(screen.getByText('65%')).toBeTruthy()
})

it('cannot start a test without attempts left [3.5.24]', () => {
  show(aTestView({ attempts: 2, used: 2 }))
  expect(screen.getAllByText('No Attempts Left').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
})

it('cannot start a test for which the bank lacks questions [3.5.23]', () => {
  show(aTestView({ poolSuffices: false }))
  expect(screen.getByText('Questions error, contact instructor')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
})

it('continues an attempt that is running at its next question [3.4.18]', async () => {
  willStart(atSecond())
  show(aTestView({ open: 1, attempts: 1, used: 0 }))
  await press('Continue')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
})

it('says why a test could not be started [3.8.4]', async () => {
  told.mockRejectedValueOnce(new AppError('unknown', 'Something'))
  show()
  await press('Start')
  await screen.findByText('Fatal error while creating test. Please refresh page.')
})

it.each([
  ['no-attempts-left', 'You have no more attempts!'],
  ['questions-error', 'Questions error, contact instructor'],
  ['start-failed', 'Fatal error while starting test, please contact the instructor'],
] as const)(
  'says the refusal %s of a start in its own words [3.5.23] [3.5.24] [3.5.25] [3.8.4]',
  async (code, words) => {
    told.mockRejectedValueOnce(new AppError(code, testingMessages[code]))
    show()
    await press('Start')
    await screen.findByText(words)
  },
)

it('starts once, however often Start is pressed', async () => {
  willStart()
  show()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: /^Question 1 of/ })
  expect(told).toHaveBeenCalledTimes(1)
})
