// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { Dialog } from './dialog/dialog.tsx'
import { type BarMessage, MessageBar } from './message-bar.tsx'

// jsdom hides popovers and can't show them.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '[popover] { display: block !important }' }),
)
setUpScreen()

const wrong: BarMessage = { id: 1, kind: 'error', text: 'ERROR: Wrong' }
const worse: BarMessage = { id: 2, kind: 'error', text: 'ERROR: Worse' }
const done: BarMessage = { id: 3, kind: 'success', text: 'SUCCESS: Done' }

function Screen({ first = [] }: { first?: BarMessage[] }) {
  const [messages, setMessages] = useState(first)
  const [open, setOpen] = useState(false)
  const show = (message: BarMessage) => () => setMessages([...messages, message])
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={show(done)}>Say</button>
      <Dialog open={open} title="Question" onClose={() => setOpen(false)}>
        <button onClick={show(worse)}>Fail</button>
      </Dialog>
      <MessageBar
        messages={messages}
        onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
      />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('errors are red alerts, and other messages are polite', () => {
  render(<Screen first={[wrong, done]} />)
  const error = within(screen.getByRole('alert')).getByText('ERROR: Wrong')
  expect(error.parentElement?.className).toContain('message-bar__message--error')
  const success = within(screen.getByRole('status')).getByText('SUCCESS: Done')
  expect(success.parentElement?.className).not.toContain('--error')
})

it('a message appears in a region that was already there, so that it is announced', async () => {
  render(<Screen />)
  const status = screen.getByRole('status')
  await press('Say')
  expect(within(status).getByText('SUCCESS: Done')).toBeTruthy()
})

it('the bar moves into an open modal dialog, outside of which all is inert, and back', async () => {
  render(<Screen first={[wrong]} />)
  await press('Open')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('ERROR: Wrong')).toBeTruthy()
  await press('Fail')
  expect(within(dialog).getByText('ERROR: Worse')).toBeTruthy()
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Dismiss message' })[0]!)
  expect(screen.queryByText('ERROR: Wrong')).toBeNull()
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('ERROR: Worse')).toBeTruthy()
})

it('the keyboard dismisses messages, and the focus moves to the next one and then back', async () => {
  render(<Screen first={[wrong, worse]} />)
  const show = screen.getByRole('button', { name: 'Say' })
  show.focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('ERROR: Wrong')).toBeNull()
  expect(document.activeElement?.parentElement?.textContent).toContain('ERROR: Worse')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('ERROR: Worse')).toBeNull()
  expect(document.activeElement).toBe(show)
})
