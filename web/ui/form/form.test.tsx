// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { domainResolver } from './domain-resolver.ts'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const missing = ({ email }: { email: string; other: string }) =>
  email === '' ? [{ field: 'email', message: 'Missing' }] : []

it('a value that a password manager filled in without an event is sent', async () => {
  const send = vi.fn<(given: object) => void>()
  function Filled() {
    const form = useForm({ resolver: domainResolver(missing), defaultValues: { email: '', other: '' } })
    return (
      <Form form={form} onSubmit={send}>
        <TextField name="email" label="E-mail" />
        <TextField name="other" label="Other" />
        <button>Send</button>
      </Form>
    )
  }
  render(<Filled />)
  await userEvent.type(screen.getByLabelText('Other'), 'typed')
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  // Sets the value natively, which React doesn't notice.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', other: 'typed' }))
})
