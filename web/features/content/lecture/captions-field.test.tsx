// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { putFile } from '#web/lib/api/put-file.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask } from '../testing/a-content.ts'
import { CaptionsField } from './captions-field.tsx'

vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const api = mockApi()
const sent = vi.mocked(putFile)
const place = { contentKey: 'c1', sectionKey: 's1', taskKey: 't1', version: 4 }
const vtt = () => new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nHello'], 'hands.vtt', { type: 'text/vtt' })

function show() {
  const reload = vi.fn(() => Promise.resolve())
  const files = { fileName: 'a.mp4', captionsName: null, captionsReviewed: null }
  const task = aTask({ ...place, key: 't1', type: 'Lecture', name: 'Hands', ...files })
  renderScreen(<CaptionsField task={task} reload={reload} editing={false} onEdit={vi.fn()} />)
  return reload
}
const SRT = '1\n00:00:03,000 --> 00:00:04,000\nTwo\n\n2\n00:00:01,000 --> 00:00:02,000\n<i>One</i>\n'
const pick = (file: File) => userEvent.upload(screen.getByLabelText(/Add captions/), file, { applyAccept: false })

setUpScreen()
beforeEach(() => {
  api.reply('CreateFileUpload', { createFileUpload: { uploadKey: 'k1', url: 'https://store/k1' } })
  api.reply('SaveCaptions', { saveCaptions: { key: 't1', captionsName: 'hands.vtt', version: 5 } })
  sent.mockResolvedValue({ status: 200, body: '' })
})

it('a refusal by the storage shows its message', async () => {
  sent.mockResolvedValue({ status: 403, body: '<Message>Request has expired</Message>' })
  show()
  await pick(vtt())
  await waitFor(() => expect(shownMessages()).toContain('ERROR: Request has expired'))
  expect(api.operations()).toEqual(['CreateFileUpload'])
})

it('a .srt file is sent as WebVTT', async () => {
  const reload = show()
  await pick(new File([SRT], 'Hands.SRT'))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  const [[, body] = []] = sent.mock.calls
  expect(await body?.text()).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n',
  )
  expect(api.requests('SaveCaptions')).toEqual([{ input: { ...place, uploadKey: 'k1', fileName: 'Hands.vtt' } }])
})

it('an unreadable .srt file is reported with its line', async () => {
  show()
  await pick(new File([`${SRT}\n3\n1 --> 2\n`], 'hands.srt'))
  await waitFor(() => expect(shownMessages()).toContain('ERROR: Line 10 of hands.srt cannot be read as captions'))
  expect(api.operations()).toEqual([])
})
