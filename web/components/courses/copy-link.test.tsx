// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkWords as words } from '#domain/messages/link.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { CopyLink } from './copy-link.tsx'

const place = { progressKey: 'p1', contentKey: 'n1', sectionKey: 's1', taskKey: 't 1' }
beforeEach(() => {
  startSession(student)
  selectPlace(place)
})
afterEach(cleanup)

it.each([
  ['course', 1, '/go/c1'],
  ['section', 2, '/go/c1/n1/s1'],
  ['task', 3, '/go/c1/n1/s1/t%201'],
])('the link of a %s contains nothing of the student', async (_, depth, path) => {
  const user = userEvent.setup()
  render(<CopyLink courseKey="c1" depth={depth} />)
  await user.click(screen.getByRole('button', { name: words.copy }))
  expect(await screen.findByRole('button', { name: words.copied })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + path)
})

it('a quiz has no link', () => {
  selectPlace({ ...place, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey: 'quiz-1' })
  render(<CopyLink courseKey="c1" depth={3} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a browser that does not allow copying is explained', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  render(<CopyLink courseKey="c1" depth={1} />)
  await user.click(screen.getByRole('button', { name: words.copy }))
  expect(messageStore.getState().messages.at(-1)?.text).toContain(words.copyBlocked)
  expect(screen.getByRole('button', { name: words.copy })).toBeTruthy()
})
