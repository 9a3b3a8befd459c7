// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { createTestToken } from './create-test-token.ts'
import { TestCardForm } from './test-card-form.tsx'

vi.mock('./create-test-token.ts', () => ({ createTestToken: vi.fn() }))
const course: CatalogueCourse = {
  key: 'c1',
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  price: 49,
  onlineDays: 30,
  liveClasses: 0,
  instructor: 'ONLINE',
  group: 'course#c1',
}
const createTokenMock = vi.mocked(createTestToken)
afterEach(() => {
  cleanup()
  createTokenMock.mockReset()
})

const pay = (expiry: string) => {
  createTokenMock.mockResolvedValue({ token: 'tok' })
  const onToken = vi.fn()
  render(
    <TestCardForm
      course={course}
      onToken={onToken}
      onTyped={() => undefined}
      stripeUrl="/stripe"
      publishableKey="pk"
    />,
  )
  const given = { 'Card number': '4242424242424242', 'Expiry (MM / YY)': expiry, CVC: '123', 'ZIP code': '33101' }
  for (const [label, value] of Object.entries(given))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  return onToken
}

it.each(['12 / 34', ' 12 34 '])('reads the expiry %j, also from keys that have no stroke', async (expiry) => {
  const onToken = pay(expiry)
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('tok'))
  expect(createTokenMock.mock.calls[0]?.[2]).toMatchObject({ month: '12', year: '34' })
})

it.each(['134', '12/3'])('asks again for the expiry %j', async (expiry) => {
  pay(expiry)
  expect(await screen.findByText('Your expiry date is incomplete.')).toBeDefined()
  expect(createTokenMock).not.toHaveBeenCalled()
})
