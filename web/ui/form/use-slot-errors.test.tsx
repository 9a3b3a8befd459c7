// @vitest-environment jsdom
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showError } from '#web/lib/message-store.ts'
import { field, fieldErrors, press, shownMessages } from '#web/testing/actions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { FieldSlot, SlotErrorsContext } from './field-slot.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useSlotErrors } from './use-slot-errors.ts'

setUpScreen()

const EMPTY = { first: '', last: '' }

/** A form with two required fields, and `rules` whose errors belong to no field. */
function Names({ rules = [] }: { rules?: readonly string[] }) {
  const [names, setNames] = useState(EMPTY)
  const { element, slotErrors, sayFaults, sayRefusal } = useSlotErrors(() => [
    ...(names.first === '' ? [{ field: 'first', message: 'First name is missing' }] : []),
    ...(names.last === '' ? [{ field: 'last', message: 'Last name is missing' }] : []),
    ...(names === EMPTY ? rules.map((message) => ({ message })) : []),
  ])
  return (
    <Form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sayFaults()) sayRefusal({ field: 'last', message: 'Last name is taken' })
      }}
    >
      <SlotErrorsContext value={slotErrors}>
        {(['first', 'last'] as const).map((name) => (
          <FieldSlot key={name} field={name}>
            <TextField
              label={name}
              value={names[name]}
              onChange={({ target }) => setNames({ ...names, [name]: target.value })}
            />
          </FieldSlot>
        ))}
      </SlotErrorsContext>
      <button>Save</button>
    </Form>
  )
}
const save = () => press('Save')

it('every field shows its error, the first gets the focus, and a correction clears only its own', async () => {
  render(<Names />)
  await save()
  expect(fieldErrors()).toEqual(['First name is missing', 'Last name is missing'])
  expect(shownMessages()).toEqual([])
  expect(document.activeElement).toBe(field('first'))
  await userEvent.type(field('last'), 'Roy')
  expect(fieldErrors()).toEqual(['First name is missing'])
})

it('a refusal by the server stays at its field until the field changes', async () => {
  render(<Names />)
  await userEvent.type(field('first'), 'Ada')
  await userEvent.type(field('last'), 'Roy')
  await save()
  expect(fieldErrors()).toEqual(['Last name is taken'])
  await userEvent.type(field('first'), 'h')
  expect(fieldErrors()).toEqual(['Last name is taken'])
  await userEvent.type(field('last'), 's')
  expect(fieldErrors()).toEqual([])
})

it('errors without a field replace earlier messages as one list in the bar', async () => {
  showError('Earlier')
  render(<Names rules={['One', 'Two', 'Three', 'Two']} />)
  await save()
  expect(shownMessages()).toEqual(['ERROR: One\nTwo\nThree'])
})

it("a change ends 'No change detected', and no later message", async () => {
  render(<Names rules={['No change detected']} />)
  await save()
  expect(shownMessages()).toEqual(['ERROR: No change detected'])
  await userEvent.type(field('first'), 'A')
  expect(shownMessages()).toEqual([])
  showError('No connection')
  await userEvent.type(field('first'), 'd')
  expect(shownMessages()).toEqual(['ERROR: No connection'])
})
