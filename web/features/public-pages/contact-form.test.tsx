// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactMessages, contactWords as words } from '#domain/messages/contact.ts'
import { ContactForm } from './contact-form.tsx'

vi.mock('#web/lib/api/config.ts', () => ({
  loadConfig: () => Promise.resolve({ contactUrl: 'https://mail.example/contact' }),
}))

const post = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', post))
afterEach(() => {
  cleanup()
  post.mockReset()
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const fill = () => {
  type(words.name, 'Jane Doe')
  type(words.email, 'Jane@Home.example')
  type(words.message, 'When is the next class?')
}
const send = () => fireEvent.click(screen.getByRole('button', { name: words.send }))
const bodies = () => post.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as Record<string, string>)

it('an empty message isn’t sent, and each field says what is missing', async () => {
  render(<ContactForm />)
  send()
  for (const code of ['contact-name-invalid', 'contact-email-invalid', 'contact-message-empty'] as const)
    expect(await screen.findByText(contactMessages[code])).toBeDefined()
  expect(post).not.toHaveBeenCalled()
})

it('a message that failed stays, is sent again as the same request, and is confirmed with the address of the reply', async () => {
  post.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('{}'))
  render(<ContactForm />)
  fill()
  send()
  expect(await screen.findByText(words.failed)).toBeDefined()
  send()
  expect(await screen.findByText(words.sent('Jane@Home.example'))).toBeDefined()
  const [first, second] = bodies()
  expect(second).toEqual(first)
  expect(second).toMatchObject({ name: 'Jane Doe', message: 'When is the next class?' })
  fireEvent.click(screen.getByRole('button', { name: words.again }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.message }).value).toBe('')
})

it('a sender who wrote too often today is told how else to reach the academy', async () => {
  post.mockResolvedValueOnce(new Response('{}', { status: 429 }))
  render(<ContactForm />)
  fill()
  send()
  expect(await screen.findByText(contactMessages['contact-limit'])).toBeDefined()
})
