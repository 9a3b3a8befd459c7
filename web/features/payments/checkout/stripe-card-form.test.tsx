// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadStripe } from '@stripe/stripe-js/pure'
import { checkoutWords } from '#domain/messages/registration.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { online } from './testing/register-page.tsx'

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }))

/** A mock of the parts of Stripe that a card form and a challenge use, to inspect the calls. */
const element = {
  on: vi.fn<(name: string, handler: (event: object) => void) => void>(),
  off: vi.fn(),
  mount: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
  focus: vi.fn(),
}
const elements = {
  create: vi.fn((_type: string, _options: object) => element),
  update: vi.fn(),
  getElement: vi.fn(() => null),
  submit: vi.fn(() => Promise.resolve({})),
}
const stripe = {
  elements: vi.fn((_options: object) => elements),
  createToken: vi.fn(),
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
  registerAppInfo: vi.fn(),
  _registerWrapper: vi.fn(),
  createConfirmationToken: vi.fn(),
  handleNextAction: vi.fn(),
}
const onToken = vi.fn()
const onTyped = vi.fn()

async function showForm() {
  vi.resetModules()
  const { StripeCardForm } = await import('./stripe-card-form.tsx')
  render(
    <StripeCardForm course={online('o30', 30, 199)} publishableKey="pk_test" onToken={onToken} onTyped={onTyped} />,
  )
  await act(() => vi.dynamicImportSettled())
}
const emit = (event: string) => {
  for (const [name, handler] of element.on.mock.calls)
    if (name === event) act(() => handler({ ...element, empty: false }))
}

setUpScreen()
beforeEach(() => {
  startSession(student)
  vi.mocked(loadStripe).mockResolvedValue(stripe as never)
  elements.create.mockImplementation(() => element)
  stripe.elements.mockImplementation(() => elements)
  elements.submit.mockImplementation(() => Promise.resolve({}))
})
afterEach(() => {
  endSession()
})

it('Stripe gets one card payment of the price in cents, with nothing kept for later', async () => {
  await showForm()
  const [options] = stripe.elements.mock.calls[0] ?? []
  expect(options).toMatchObject({
    mode: 'payment',
    amount: 19_900,
    currency: 'usd',
    allowedPaymentMethodTypes: ['card'],
  })
  expect(JSON.stringify(options)).not.toMatch(/customer|setup_?future|savePayment/i)
})

it('the card form has a postal code and the user’s e-mail, without Link, wallets, or terms', async () => {
  await showForm()
  expect(elements.create.mock.calls[0]?.[0]).toBe('payment')
  expect(elements.create.mock.calls[0]?.[1]).toMatchObject({
    defaultValues: { billingDetails: { email: student.email, address: { country: 'US' } } },
    fields: { billingDetails: { email: 'never', address: { country: 'auto', postalCode: 'auto' } } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
  })
})

it('two clicks create one confirmation token, whose id is passed on, with the e-mail', async () => {
  stripe.createConfirmationToken.mockResolvedValue({ confirmationToken: { id: 'ctoken_1' } })
  await showForm()
  emit('ready')
  fireEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }))
  fireEvent.submit(screen.getByRole('form', { name: 'Card' }))
  await act(() => Promise.resolve())
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledExactlyOnceWith('ctoken_1'))
  expect(stripe.createConfirmationToken).toHaveBeenCalledExactlyOnceWith({
    elements,
    params: { payment_method_data: { billing_details: { email: student.email } } },
  })
})

it('a message from Stripe about an invalid card is shown', async () => {
  stripe.createConfirmationToken.mockResolvedValue({ error: { message: 'Your card number is invalid.' } })
  await showForm()
  emit('ready')
  fireEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }))
  expect(await screen.findByText('Your card number is invalid.')).toBeDefined()
  expect(onToken).not.toHaveBeenCalled()
})

it('a failed load of Stripe’s script shows a message and can be retried', async () => {
  vi.mocked(loadStripe).mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
  await showForm()
  expect(screen.getByText(/couldn’t load the card form/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('form', { name: 'Card' })).toBeDefined()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a script that does not load within ten seconds shows a message, and a late one shows the form', async () => {
  let arrive: (loaded: never) => void = () => undefined
  vi.mocked(loadStripe).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  vi.useFakeTimers()
  await showForm()
  await pass(9_000)
  expect(screen.queryByText(checkoutWords.cardFormMissing)).toBeNull()
  await pass(1_000)
  expect(screen.getByText(checkoutWords.cardFormMissing)).toBeDefined()
  arrive(stripe as never)
  await pass(0)
  expect(screen.getByRole('form', { name: 'Card' })).toBeDefined()
  vi.useRealTimers()
})

it('blocked frames show a message after ten seconds, and can be retried', async () => {
  vi.useFakeTimers()
  await showForm()
  await pass(10_000)
  expect(screen.getByText(checkoutWords.cardFormMissing)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  emit('ready')
  await pass(20_000)
  expect(screen.getByRole('button', { name: 'Pay $199.00' })).toHaveProperty('disabled', false)
  vi.useRealTimers()
})

it('Stripe’s script loads only when a card form is shown', async () => {
  vi.resetModules()
  await import('./register.route.tsx')
  await import('./register-dialog.tsx')
  await import('./stripe-card-form.tsx')
  expect(vi.mocked(loadStripe)).not.toHaveBeenCalled()
  await showForm()
  expect(vi.mocked(loadStripe)).toHaveBeenCalledExactlyOnceWith('pk_test')
})

/** Renders what a buyer sees when the bank asks for confirmation. */
async function showChallenge() {
  vi.resetModules()
  vi.doMock('#web/lib/api/config.ts', () => {
    const config = Promise.resolve({ stripePublishableKey: 'pk_test' })
    return { loadConfig: () => config }
  })
  const { BankChallenge } = await import('./bank-challenge.tsx')
  const challenge = { course: online('o30', 30, 199), clientSecret: 'pi_1_secret_2', paymentKey: 'pay1' }
  await act(async () => {
    renderScreen(<BankChallenge {...challenge} onClose={vi.fn()} />)
    await vi.dynamicImportSettled()
  })
}

it('a bank confirmation opens no dialog, which would cover Stripe’s window', async () => {
  stripe.handleNextAction.mockResolvedValue({})
  await showChallenge()
  await vi.waitFor(() =>
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret_2' }),
  )
  expect(document.querySelector('dialog')).toBeNull()
  expect(await screen.findByText('Your bank asks you to confirm the payment.')).toBeDefined()
})

it('a late script shows a message after ten seconds, and requests the confirmation once when it arrives', async () => {
  let arrive: (loaded: never) => void = () => undefined
  vi.mocked(loadStripe).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  stripe.handleNextAction.mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers()
  await showChallenge()
  await pass(9_000)
  expect(screen.getByText(checkoutWords.bankAsks)).toBeDefined()
  await pass(1_000)
  expect(screen.getByText(checkoutWords.cardFormMissing)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText(checkoutWords.bankAsks)).toBeDefined()
  arrive(stripe as never)
  await pass(0)
  expect(stripe.handleNextAction).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
