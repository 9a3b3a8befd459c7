// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { installDialog } from '../testing/dialog-in-jsdom.ts'
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
