// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markAnswered, showBackgroundMessage, showError, messageStore } from '#web/lib/message-store.ts'
import { installDialog } from '#web/testing/dialog-in-jsdom.ts'
import { Form } from '#web/ui/form/form.tsx'
import { Dialog } from './dialog.tsx'

installDialog()
beforeEach(() => {
  messageStore.setState({ messages: [] })
})
afterEach(cleanup)

/** Renders a button that opens a dialog with `children`. */
function Screen({ children = <p>Words</p> }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} title="Question" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

const openDialog = async (children?: ReactNode): Promise<HTMLElement> => {
  render(<Screen>{children}</Screen>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog')
}
const typeNote = () => userEvent.type(screen.getByLabelText('Note'), 'pain')
const note = (
  <label>
    Note <input />
  </label>
)

/** Fires an event with a timestamp this many milliseconds from now. */
const fireIn = (ms: number, target: HTMLElement, event: Event, facts: object = {}) => {
  for (const [name, value] of Object.entries({ timeStamp: performance.now() + ms, ...facts }))
    Object.defineProperty(event, name, { value })
  fireEvent(target, event)
}
const fireClick = (ms: number, target: HTMLElement, pointerType: string, detail: number) => {
  fireIn(ms, target, new Event('pointerdown', { bubbles: true }), { pointerType })
  fireIn(ms, target, new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}
/** Presses the mouse outside the dialog's frame. */
const pressBeside = (dialog: HTMLElement, ms: number) => fireIn(ms, dialog, new Event('pointerdown', { bubbles: true }))
const isOpen = () => screen.queryByRole('dialog') !== null
const shown = () => messageStore.getState().messages.map(({ text }) => text)

it('Escape closes it after a submit, which is no typing', async () => {
  await openDialog(
    <Form onSubmit={(event) => event.preventDefault()}>
      <input defaultValue="7" />
      <button type="submit">Send</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

it('the focus returns to the button that opened the dialog', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('a double click on its opener keeps the dialog open, and a later press outside closes it', async () => {
  const dialog = await openDialog()
  pressBeside(dialog, 0)
  expect(isOpen()).toBe(true)
  // A press inside may have shrunk the dialog.
  fireClick(2_000, screen.getByText('Words'), 'mouse', 1)
  pressBeside(dialog, 2_200)
  expect(isOpen()).toBe(true)
  pressBeside(dialog, 3_000)
  expect(isOpen()).toBe(false)
})

it('the second press of a double click or double tap on its opener has no effect inside', async () => {
  const pressed = vi.fn()
  await openDialog(<button onClick={pressed}>Remove</button>)
  const button = screen.getByRole('button', { name: 'Remove' })
  fireClick(100, button, 'mouse', 2)
  fireClick(100, button, 'touch', 1)
  expect(pressed).not.toHaveBeenCalled()
  fireClick(100, button, 'mouse', 1)
  fireClick(600, button, 'touch', 1)
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('typed text survives a press outside, Escape, and Back; an empty field lets Escape close', async () => {
  const dialog = await openDialog(note)
  await typeNote()
  pressBeside(dialog, 600)
  await userEvent.keyboard('{Escape}')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('pain')
  await userEvent.clear(screen.getByLabelText('Note'))
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

it('a dialog with typed text reopens if the browser closes it', async () => {
  const dialog = (await openDialog(note)) as HTMLDialogElement
  await typeNote()
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
})

it('an element inside keeps its Escape, and a canceled file chooser does not close the dialog', async () => {
  const dialog = await openDialog(<input aria-label="Find" onKeyDown={(event) => event.preventDefault()} />)
  await userEvent.type(screen.getByLabelText('Find'), '{Escape}')
  fireEvent(screen.getByLabelText('Find'), new Event('cancel', { bubbles: true }))
  expect(isOpen()).toBe(true)
  dialog.focus()
  await userEvent.click(document.body)
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

it('Escape closes only the front dialog', async () => {
  const closeBack = vi.fn<() => void>()
  const closeFront = vi.fn<() => void>()
  render(
    <>
      <Dialog open title="Back" onClose={closeBack}>
        Back
      </Dialog>
      <Dialog open title="Front" onClose={closeFront}>
        Front
      </Dialog>
    </>,
  )
  await userEvent.keyboard('{Escape}')
  expect(closeFront).toHaveBeenCalledOnce()
  expect(closeBack).not.toHaveBeenCalled()
})

it('opening ends earlier messages, and closing ends those shown inside', async () => {
  showError('Before')
  markAnswered()
  await openDialog()
  expect(shown()).toEqual([])
  showError('Inside')
  markAnswered()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual([])
})

it('messages from closing stay for the page, and background messages appear after it', async () => {
  await openDialog()
  showBackgroundMessage('Video uploaded')
  expect(shown()).toEqual([])
  showError('No connection')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual(['ERROR: No connection', 'SUCCESS: Video uploaded'])
})

it('the first field gets the focus once if asked, also when it appears later', async () => {
  const screenOf = (children: ReactNode) => (
    <Dialog open startInField title="Tags" onClose={vi.fn()}>
      {children}
    </Dialog>
  )
  const { rerender } = render(screenOf(<p>Loading</p>))
  expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement)
  const fields = (
    <>
      <label>
        Find <input />
      </label>
      <label>
        Other <input />
      </label>
    </>
  )
  rerender(screenOf(fields))
  await userEvent.keyboard('pain')
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('pain')
  await userEvent.tab()
  rerender(screenOf(fields))
  expect(document.activeElement).toBe(screen.getByLabelText('Other'))
})
