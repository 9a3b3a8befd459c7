// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { showError } from '#web/lib/message-store.ts'
import { field, fieldErrors, press, shownMessages } from '#web/testing/actions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { Form } from './form.tsx'
import { showRefusal } from './show-refusal.ts'
import { TextField } from './text-field.tsx'
import { useDomainForm } from './use-domain-form.ts'

setUpScreen()

type Names = { first: string; last: string }
const send = vi.fn<(names: Names) => void>()

/** A form with two required fields, and `rules` whose errors belong to no field. The server refuses the last name. */
function NameForm({ rules = [], refused = false }: { rules?: readonly string[]; refused?: boolean }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useDomainForm<Names>({ first: '', last: '' }, ({ first, last }) => [
    ...(first === '' ? [{ field: 'first', message: 'First name is missing' }] : []),
    ...(last === '' ? [{ field: 'last', message: 'Last name is missing' }] : []),
    ...(first === '' && last === '' ? rules.map((message) => ({ message })) : []),
  ])
  const submit = (names: Names) => {
    if (refused) showRefusal(form, element.current, { field: 'last', message: 'Last name is taken' })
    else send(names)
  }
  return (
    <Form ref={element} form={form} onSubmit={submit}>
      <TextField name="first" label="first" />
      <TextField name="last" label="last" />
      <button>Save</button>
    </Form>
  )
}
const save = () => press('Save')
const typeNames = async () => {
  await userEvent.type(field('first'), 'Ada')
  await userEvent.type(field('last'), 'Roy')
}

it('every field shows its error, the first gets the focus, and a correction clears only its own', async () => {
  render(<NameForm />)
  await save()
  expect(fieldErrors()).toEqual(['First name is missing', 'Last name is missing'])
  expect(shownMessages()).toEqual([])
  expect(document.activeElement).toBe(field('first'))
  await userEvent.type(field('last'), 'Roy')
  expect(fieldErrors()).toEqual(['First name is missing'])
})

it('a refusal by the server stays at its field until the field changes', async () => {
  render(<NameForm refused />)
  await typeNames()
  await save()
  expect(fieldErrors()).toEqual(['Last name is taken'])
  await userEvent.type(field('first'), 'h')
  expect(fieldErrors()).toEqual(['Last name is taken'])
  await userEvent.type(field('last'), 's')
  expect(fieldErrors()).toEqual([])
})

it('errors without a field replace earlier messages as one list in the bar', async () => {
  showError('Earlier')
  render(<NameForm rules={['One', 'Two', 'Three']} />)
  await save()
  expect(shownMessages()).toEqual(['ERROR: One\nTwo\nThree'])
})

it("a change ends 'No change detected', and no later message", async () => {
  render(<NameForm rules={['No change detected']} />)
  await save()
  expect(shownMessages()).toEqual(['ERROR: No change detected'])
  await userEvent.type(field('first'), 'A')
  expect(shownMessages()).toEqual([])
  showError('No connection')
  await userEvent.type(field('first'), 'd')
  expect(shownMessages()).toEqual(['ERROR: No connection'])
})

it('a double click sends the form once', async () => {
  render(<NameForm />)
  await typeNames()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ first: 'Ada', last: 'Roy' }))
})

it('a value that a password manager filled in without an event is sent', async () => {
  render(<NameForm />)
  await userEvent.type(field('last'), 'Roy')
  // Sets the value natively, which React doesn't notice.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field('first'), 'Ada')
  await save()
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ first: 'Ada', last: 'Roy' }))
})
