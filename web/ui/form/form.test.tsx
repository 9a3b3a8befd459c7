// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

it('takes what a password manager filled in without telling anybody', async () => {
  const send = vi.fn<(given: object) => void>()
  function Filled() {
    const form = useForm({ defaultValues: { email: '', other: '' } })
    return (
      <Form onSubmit={(event) => void form.handleSubmit((given) => send(given))(event)}>
        <TextField label="E-mail" {...form.register('email', { required: 'Missing' })} />
        <TextField label="Other" {...form.register('other')} />
        <button>Send</button>
      </Form>
    )
  }
  render(<Filled />)
  await userEvent.type(screen.getByLabelText('Other'), 'typed')
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  // The browser's own way of setting a value, which fires no event for React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', other: 'typed' }))
})
