// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { shownMessages } from '#web/testing/acts.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask } from '../testing/a-content.ts'
import { CaptionsField } from './captions-field.tsx'

vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const api = mockApi()
const sent = vi.mocked(putFile)
const place = { contentKey: 'c1', sectionKey: 's1', taskKey: 't1', version: 4 }
const vtt = (text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello') => new File([text], 'hands.vtt', { type: 'text/vtt' })

function show(captionsName: string | null = null) {
  const reload = vi.fn(() => Promise.resolve())
  const task = aTask({ ...place, key: 't1', type: 'Lecture', name: 'Hands', fileName: 'a.mp4', captionsName })
  renderScreen(<CaptionsField task={task} reload={reload} />)
  return reload
}
const pick = (file: File) => userEvent.upload(screen.getByLabelText(/Add captions/), file, { applyAccept: false })

setUpScreen()
beforeEach(() => {
  api.reply('CreateFileUpload', { createFileUpload: { uploadKey: 'k1', url: 'https://store/k1' } })
  api.reply('SaveCaptions', { saveCaptions: { key: 't1', captionsName: 'hands.vtt', version: 5 } })
  api.reply('DeleteCaptions', { deleteCaptions: { key: 't1', version: 5 } })
  sent.mockResolvedValue({ status: 200, body: '' })
})

it('sends a .vtt file and saves it beside the video', async () => {
  const reload = show()
  await pick(vtt())
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  expect(sent.mock.calls.map(([url, body]) => [url, body.size])).toEqual([['https://store/k1', vtt().size]])
  expect(api.requests().at(-1)).toEqual({
    operation: 'SaveCaptions',
    variables: { input: { ...place, uploadKey: 'k1', fileName: 'hands.vtt' } },
  })
  expect(shownMessages()).toContain('SUCCESS: Hands updated')
})

it('sends nothing that does not begin as WebVTT does', async () => {
  show()
  await pick(vtt('<html>captions</html>'))
  await waitFor(() => {
    expect(shownMessages()).toContain(`ERROR: ${contentMessages['file-type']}`)
  })
  expect(api.operations()).toEqual([])
})

it('says what the storage says when it refuses', async () => {
  sent.mockResolvedValue({ status: 403, body: '<Message>Request has expired</Message>' })
  show()
  await pick(vtt())
  await waitFor(() => {
    expect(shownMessages()).toContain('ERROR: Request has expired')
  })
  expect(api.operations()).toEqual(['CreateFileUpload'])
})

it('takes captions away, behind a question [3.4.1]', async () => {
  const reload = show('hands.vtt')
  expect(screen.getByText('Captions: hands.vtt')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove captions' }))
  const popup = within(screen.getByRole('alertdialog', { name: 'Removing Captions' }))
  expect(api.operations()).toEqual([])
  await userEvent.click(popup.getByRole('button', { name: 'Remove captions' }))
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  expect(api.requests('DeleteCaptions')).toEqual([place])
})
