// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CatalogueCourse } from '#domain/courses/catalogue.ts'
import { TestCardForm } from './card-form.tsx'

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
const fetched = vi.fn<(address: string, init: { body: URLSearchParams }) => Promise<Response>>()
beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ id: 'tok' })))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const pay = (expiry: string) => {
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
  const details = { 'Card number': '4242424242424242', 'Expiry (MM / YY)': expiry, CVC: '123', 'ZIP code': '33101' }
  for (const [label, value] of Object.entries(details))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  return onToken
}

it.each(['12 / 34', ' 12 34 '])('the expiry %j is accepted', async (expiry) => {
  const onToken = pay(expiry)
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('tok'))
  const { body } = fetched.mock.calls[0]?.[1] ?? {}
  const [month, year] = ['exp_month', 'exp_year'].map((name) => body?.get(`payment_method_data[card][${name}]`))
  expect([month, year]).toEqual(['12', '2034'])
})

it.each(['134', '12/3'])('the incomplete expiry %j is rejected', async (expiry) => {
  pay(expiry)
  expect(await screen.findByText('Enter the expiration date as MM / YY.')).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
})
