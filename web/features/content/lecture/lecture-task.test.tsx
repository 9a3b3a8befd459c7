// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentMessages, contentWords } from '#domain/messages/content.ts'
import {
  CancelVideoUploadDocument,
  DeleteVideoDocument,
  FindVideoUploadDocument,
  FinishVideoUploadDocument,
  SignVideoPartsDocument,
  StartVideoUploadDocument,
} from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { useMessageStore } from '#web/lib/message-store.ts'
import { said } from '#web/testing/acts.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask, aTaskView } from '../testing/a-content.ts'
import { LectureTask } from './lecture-task.tsx'
import { putFile } from '#web/lib/api/put-file.ts'

vi.mock('#web/lib/api/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))
vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const told = vi.mocked(mutate)
const sent = vi.mocked(putFile)
const session = { uploadId: 'u1', fileName: 'a.mp4', partSize: 16, done: [] as number[] }
const mutations = () => told.mock.calls.map(([document]) => document)

const mutationsThatHang = new Set<unknown>([FinishVideoUploadDocument])

/** 40 bytes that begin as mp4 does. */
const mp4 = () => {
  const bytes = new Uint8Array(40)
  bytes.set([0, 0, 0, 16, ...Array.from('ftypisom', (c) => c.charCodeAt(0)), 0, 0, 2, 0, 0, 0, 0, 24])
  bytes.set(
    Array.from('mdat', (c) => c.charCodeAt(0)),
    20,
  )
  return new File([bytes], 'a.mp4', { type: 'video/mp4', lastModified: 7 })
}
let lectures = 0
/** Every test has a lecture of its own: an upload outlives its screen. */
function show(facts: Parameters<typeof aTask>[0] = {}, videoUrl: string | null = null) {
  lectures += 1
  const task = aTask({ type: 'Lecture', key: `lecture${String(lectures)}`, name: 'Heart', ...facts })
  const reload = vi.fn(() => Promise.resolve())
  renderScreen(
    <LectureTask view={aTaskView(task, { videoUrl }).authoredTask} reload={reload} onDone={() => undefined} />,
  )
  return { reload, task }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (file: File) =>
  userEvent.upload(screen.getByLabelText(/Choose a video|Choose another/), file, { applyAccept: false })

setUpScreen()
beforeEach(() => {
  window.localStorage.clear()
  told.mockImplementation((document: unknown, variables: unknown) => {
    if (document === StartVideoUploadDocument) return Promise.resolve({ startVideoUpload: session } as never)
    if (document === SignVideoPartsDocument) {
      const { numbers } = variables as { numbers: number[] }
      const signVideoParts = numbers.map((number) => ({ number, url: `https://store/${String(number)}` }))
      return Promise.resolve({ signVideoParts } as never)
    }
    return Promise.resolve({} as never)
  })
  sent.mockResolvedValue({ status: 200, body: '' })
})

it('wants a file, and one that is mp4 by its name and its bytes [3.5.8]', async () => {
  show()
  await press('Upload')
  await waitFor(() => {
    expect(said()).toContain(`ERROR: ${contentMessages['no-file']}`)
  })
  await pick(new File(['not a video'], 'notes.txt'))
  await press('Upload')
  await waitFor(() => {
    expect(said()).toContain(`ERROR: ${contentMessages['file-type']}`)
  })
  useMessageStore.setState({ messages: [] })
  await pick(new File(['<html>a page that calls itself a video</html>'], 'page.mp4'))
  await press('Upload')
  await waitFor(() => {
    expect(said()).toContain(`ERROR: ${contentMessages['file-type']}`)
  })
  expect(told).not.toHaveBeenCalled()
})

it('sends the parts, saves the video in the lecture and says so [3.4.5] [3.7.20] [3.8.5]', async () => {
  const { reload, task } = show()
  await pick(mp4())
  await press('Upload')
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  expect(sent.mock.calls.map(([url, body]) => [url, body.size])).toEqual([
    ['https://store/1', 16],
    ['https://store/2', 16],
    ['https://store/3', 8],
  ])
  const { key: taskKey, contentKey, sectionKey } = task
  const input = { taskKey, contentKey, sectionKey, fileName: 'a.mp4', uploadId: 'u1', size: 40 }
  expect(told).toHaveBeenCalledWith(FinishVideoUploadDocument, { input })
  expect(said()).toContain('SUCCESS: Video uploaded to Heart')
})

it('goes on with the same file where it was cut off: only missing parts are sent', async () => {
  sent.mockResolvedValue({ status: 404, body: '<Message>No such key</Message>' })
  vi.mocked(query).mockResolvedValue({ videoUpload: session })
  const { reload } = show()
  await pick(mp4())
  await press('Upload')
  expect(await screen.findByText(/No such key/)).toBeTruthy()
  await press('Reset')
  sent.mockReset()
  sent.mockResolvedValue({ status: 200, body: '' })
  vi.mocked(query).mockResolvedValue({ videoUpload: { ...session, done: [1, 3] } })
  await press('Upload')
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  expect(vi.mocked(query).mock.calls[0]?.[0]).toBe(FindVideoUploadDocument)
  expect(sent.mock.calls.map(([url]) => url)).toEqual(['https://store/2'])
})

it('is canceled by Cancel, which drops what has arrived, and ready after Reset [3.4.5]', async () => {
  sent.mockImplementation(
    (_url, _body, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new AppError('network', 'Stopped'))
        })
      }),
  )
  show()
  await pick(mp4())
  await press('Upload')
  await waitFor(() => {
    expect(sent).toHaveBeenCalled()
  })
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuetext')).toBe('0%')
  await press('Cancel')
  expect(await screen.findByText(/was canceled/)).toBeTruthy()
  expect(mutations()).toContain(CancelVideoUploadDocument)
  expect(mutations()).not.toContain(FinishVideoUploadDocument)
  await press('Reset')
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy()
})

it('is saved here too when another tab has finished this very upload in the meantime', async () => {
  sent.mockResolvedValue({ status: 404, body: '<Message>The specified upload does not exist</Message>' })
  vi.mocked(query).mockResolvedValue({ videoUpload: null })
  const { reload } = show()
  await pick(mp4())
  await press('Upload')
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  expect(mutations()).toContain(FinishVideoUploadDocument)
})

it('says clearly that another tab was faster with its own video', async () => {
  const usual = told.getMockImplementation()
  told.mockImplementation((document, variables) =>
    document === FinishVideoUploadDocument
      ? Promise.reject(new AppError('video-there', contentMessages['video-there']))
      : (usual?.(document, variables) as never),
  )
  show()
  await pick(mp4())
  await press('Upload')
  expect(await screen.findByText(new RegExp(contentMessages['video-there']))).toBeTruthy()
})

it("says 'Finishing up...' while the video is saved [3.4.5]", async () => {
  const usual = told.getMockImplementation()
  told.mockImplementation((document, variables) =>
    mutationsThatHang.has(document) ? new Promise(() => undefined) : (usual?.(document, variables) as never),
  )
  show()
  await pick(mp4())
  await press('Upload')
  expect(await screen.findByText(contentWords.finishingUp)).toBeTruthy()
})

it('plays the video without a context menu, and deletes it only after a confirmation [3.2.10] [3.4.5] [3.8.5]', async () => {
  const video = { fileName: 'a.mp4', fileDetails: 'a.mp4, 40.0 B' }
  const { reload, task } = show(video, 'https://media/a.mp4?signed')
  const player = screen.getByLabelText('Heart')
  expect(player.getAttribute('src')).toBe('https://media/a.mp4?signed')
  const menu = createEvent.contextMenu(player)
  fireEvent(player, menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(screen.getByText('a.mp4, 40.0 B')).toBeTruthy()
  await press('Delete Video')
  expect(told).not.toHaveBeenCalled()
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Video' }))
  await waitFor(() => {
    expect(reload).toHaveBeenCalled()
  })
  const place = { contentKey: task.contentKey, sectionKey: task.sectionKey, key: task.key, version: 4 }
  expect(told).toHaveBeenCalledWith(DeleteVideoDocument, place)
  expect(said()).toContain('SUCCESS: Video deleted from Heart')
})
