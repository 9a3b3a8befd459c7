// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { installDialog } from '#web/testing/dialog-in-jsdom.ts'
import { Dialog } from './dialog.tsx'

installDialog()
afterEach(cleanup)

it('gives the focus back to what opened it', async () => {
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button
          onClick={() => {
            setOpen(true)
          }}
        >
          Open
        </button>
        <Dialog
          open={open}
          title="Question"
          onClose={() => {
            setOpen(false)
          }}
        >
          <p>Words</p>
        </Dialog>
      </>
    )
  }
  render(<Screen />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('begins in its first field when told to, also in one that is shown later, and takes the focus there once', async () => {
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
