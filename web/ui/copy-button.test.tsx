// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { linkWords as words } from '#domain/messages/link.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { CopyButton } from './copy-button.tsx'

afterEach(cleanup)

it('a browser that does not allow copying is explained', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  render(<CopyButton quiet text="https://a.example/go/c1" label={words.copy} copiedLabel={words.copied} />)
  await user.click(screen.getByRole('button', { name: words.copy }))
  expect(messageStore.getState().messages.at(-1)?.text).toContain(words.copyBlocked)
  expect(screen.getByRole('button', { name: words.copy })).toBeTruthy()
})
