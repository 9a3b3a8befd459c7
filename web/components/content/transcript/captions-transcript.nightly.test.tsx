// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { CaptionsTranscript } from './captions-transcript.tsx'

const VTT = 'WEBVTT\n\n00:05.000 --> 00:06.000\nLater\n\n00:01.000 --> 00:02.000\nHello'
const PATH = '/lectures/t/a.vtt?v=1'
const fetched = vi.fn<typeof fetch>()

setUpScreen()
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(path: string | null, onRenew = vi.fn(() => Promise.resolve())) {
  vi.stubGlobal('fetch', fetched)
  renderScreen(<CaptionsTranscript path={path} time={0} onJump={() => undefined} reviewed onRenew={onRenew} />)
  return onRenew
}
const answer = (text: string, status = 200) => fetched.mockResolvedValueOnce(new Response(text, { status }))

it.each([
  ['<Error><Code>MissingKey</Code></Error>', 403],
  ['WEBVTT\n\nno times', 200],
])('captions that cannot be read (%j) are requested again after access is renewed', async (text, status) => {
  answer(text, status)
  answer(text, status)
  const onRenew = show(PATH)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('We couldn’t load the transcript')).toBeTruthy()
  answer(VTT)
  await userEvent.click(again)
  await screen.findByRole('button', { name: /Hello/ })
  expect(onRenew).toHaveBeenCalledTimes(1)
})

it('a video without captions shows a message and requests nothing', () => {
  show(null)
  expect(screen.getByText('This video has no captions')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})
