// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { sentCheckouts } from './payment-tracker.ts'
import {
  api,
  catalog,
  declined,
  fetched,
  fillCard,
  live,
  paid,
  pay,
  payment,
  press,
  replyPayments,
  shownMessages,
  setUpRegister,
  show,
  wait,
} from './testing/register-page.tsx'

vi.mock('#web/lib/api/config.ts', () => {
  const config = Promise.resolve({ stripePublishableKey: 'pk', local: { stripeUrl: 'http://cards.test' } })
  return { loadConfig: () => config }
})

setUpRegister()

describe('the register popup', () => {
  it('puts the focus on a declined charge, and forgets it', async () => {
    startSession(student)
    api.reply('RegisterCourse', { registerCourse: declined })
    await show('/register?course=o30')
    await pay()
    expect(document.activeElement?.textContent).toContain('Your card was declined.')
    expect(sentCheckouts()).toEqual([])
  })
  it('keeps the reason of a declined charge above the card form until the next payment', async () => {
    startSession(student)
    api.reply('RegisterCourse', { registerCourse: declined })
    await show('/register?course=o30')
    await pay()
    await press('Try again')
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '')
    expect(screen.getByText('Your card was declined.')).toBeDefined()
    expect(screen.queryByText('Your card has not been charged')).toBeNull()
    replyPayments(payment)
    await fillCard(false)
    await press('Pay $199.00')
    expect(screen.queryByText('Your card was declined.')).toBeNull()
  })
  it('reports in the bar how a payment failed whose popup was closed', async () => {
    startSession(student)
    replyPayments(payment, declined)
    await show('/register?course=o30')
    await pay()
    await press('Close')
    await wait(4_000)
    expect(shownMessages()).toEqual(['ERROR: Your card was declined.'])
  })
  it('puts the focus into the card form, which neither a press outside nor Escape throws away once typed', async () => {
    startSession(student)
    await show('/register?course=o30')
    await press('Continue')
    await act(() => vi.dynamicImportSettled())
    const number = screen.getByLabelText('Card number')
    expect(document.activeElement).toBe(number)
    fireEvent.change(number, { target: { value: '4242' } })
    const dialog = screen.getByRole('dialog')
    fireEvent.pointerDown(dialog)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242')
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('closes by a press outside while nothing is typed', async () => {
    startSession(student)
    await show('/register?course=o30')
    await press('Continue')
    fireEvent.pointerDown(screen.getByRole('dialog'))
    await wait(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('shows before payment when, where, and with whom a Live class meets, and that there are no refunds', async () => {
    startSession(student)
    useCatalogStore.setState({
      catalog: {
        ...catalog,
        courses: [{ ...live('a', 10), instructor: 'Ana Ruiz', location: 'Room 5', endTime: '4:00PM' }],
      },
    })
    await show('/register?course=a')
    const popup = within(screen.getByRole('dialog'))
    for (const text of ['9:00AM - 4:00PM', 'Room 5', 'Instructor: Ana Ruiz'])
      expect(popup.getByText(text)).toBeDefined()
    await fillCard()
    expect(popup.getByText(/There are no refunds/)).toBeDefined()
    const terms = popup.getByRole('link', { name: /Terms/ })
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms', '_blank'])
  })
  it('names the course while the bank asks, and takes another card when the buyer wants it', async () => {
    startSession(student)
    const challenged = { ...payment, clientSecret: 'pi_1_secret_x' }
    replyPayments(challenged)
    api.reply('CancelPayment', { cancelPayment: { ...declined, key: challenged.key } })
    await show('/register?course=o30')
    await pay()
    await act(() => vi.dynamicImportSettled())
    expect(within(screen.getByRole('dialog')).getByText('RN Online Review - 30 days online')).toBeDefined()
    await press('Use another card')
    await act(() => vi.dynamicImportSettled())
    expect(api.requests('CancelPayment')).toEqual([{ key: challenged.key }])
    expect(screen.getByLabelText('Card number')).toBeDefined()
    expect(shownMessages()).toEqual([])
  })
  it('pays once when the button is pressed twice', async () => {
    startSession(student)
    api.reply('RegisterCourse', { registerCourse: paid })
    await show('/register?course=o30')
    await fillCard()
    const button = screen.getByRole('button', { name: 'Pay $199.00' })
    fireEvent.click(button)
    fireEvent.submit(screen.getByRole('form', { name: 'Card' }))
    fireEvent.click(button)
    await wait(600)
    expect(api.requests('RegisterCourse')).toHaveLength(1)
  })
  it('leads to the start of the new course, and offers the classes of a Live course for a calendar', async () => {
    startSession(student)
    useCatalogStore.setState({ catalog: { ...catalog, courses: [live('a', 10)] } })
    api.reply('RegisterCourse', { registerCourse: { ...paid, courseKey: 'a', progressKey: 'p1' } })
    await show('/register?course=a')
    await pay()
    const popup = within(screen.getByRole('dialog'))
    expect(popup.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/my-courses?start=p1')
    expect(
      popup.getByText(/days start when you select Start, or with the first class if that’s later\.$/),
    ).toBeDefined()
    expect(popup.getByRole('button', { name: 'Add to calendar' })).toBeDefined()
  })
  it('reports that the charge was refunded', async () => {
    startSession(student)
    api.reply('RegisterCourse', { registerCourse: { ...declined, status: 'refunded' } })
    await show('/register?course=o30')
    await pay()
    expect(screen.getByText('Your payment has been refunded')).toBeDefined()
    expect(screen.queryByText('Your card has not been charged')).toBeNull()
  })
  it('reports that the card server cannot be reached, and sends nothing', async () => {
    startSession(student)
    fetched.mockRejectedValue(new Error('offline'))
    await show('/register?course=o30')
    await pay()
    expect(screen.getByText(/can’t reach the academy/)).toBeDefined()
    expect(api.requests('RegisterCourse')).toEqual([])
  })
})
