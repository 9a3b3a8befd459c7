// @vitest-environment jsdom
import { WritableStream } from 'node:stream/web'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask, aTaskView } from '../../testing/a-content.ts'
import { type OpenVideo, openVideo } from './encode.ts'
import { RenditionsArea } from './renditions-area.tsx'
import { startRenditions } from './renditions-store.ts'

vi.mock('./encode.ts', () => ({ openVideo: vi.fn() }))
vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const api = mockApi()
const opened = vi.mocked(openVideo)
const sent = vi.mocked(putFile)
const rungs = [
  { name: 'audio' as const, video: 0, audio: 64_000 },
  { name: '360p' as const, height: 360, video: 200_000, audio: 64_000 },
]
const playback = {
  video: '/lectures/t/a.mp4?v=1',
  playlist: null,
  captions: null,
  captionsReviewed: null,
  cookies: null,
}

/** A video whose renditions have three bytes. `fail` is the one that fails. */
function aVideo(fail?: string) {
  const made: string[] = []
  const encode: OpenVideo['encode'] = async ({ name }, to, { onShare }) => {
    if (name === fail) throw new Error('The encoder failed')
    made.push(name)
    onShare(0.5)
    const writer = to.getWriter()
    await writer.write({ type: 'write', data: new Uint8Array([1, 2]), position: 0 })
    await writer.write({ type: 'write', data: new Uint8Array([3]), position: 2 })
    await writer.close()
    return `playlist of ${name}`
  }
  opened.mockResolvedValue({ rungs, encode, close: () => undefined })
  return made
}

let lectures = 0
/** Each test uses its own lecture, because renditions outlive their page. */
function show() {
  lectures += 1
  const task = aTask({ type: 'Lecture', key: `made${String(lectures)}`, name: 'Heart', fileName: 'a.mp4' })
  const reload = vi.fn(() => Promise.resolve())
  const view = aTaskView(task, { lecture: playback }).authoredTask
  api.reply('AuthoredTask', { authoredTask: view })
  renderScreen(<RenditionsArea view={view} reload={reload} />)
  const place = { contentKey: task.contentKey, sectionKey: task.sectionKey, taskKey: task.key }
  return { reload, place }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const session = (list: string[] = [], video = 'v1') => ({
  folder: 'hls',
  video,
  list: list.map((name) => ({ name })),
})

setUpScreen()
beforeEach(() => {
  window.localStorage.clear()
  vi.stubGlobal('VideoEncoder', class {})
  vi.stubGlobal('WritableStream', WritableStream)
  opened.mockReset()
  sent.mockReset()
  sent.mockResolvedValue({ status: 200, body: '' })
  api.reply('StartRenditions', { startRenditions: session() })
  api.reply('StartVideoUpload', ({ input }) => ({
    startVideoUpload: { uploadId: `of ${input.fileName}`, fileName: input.fileName, partSize: 8, done: [] },
  }))
  api.reply('SignVideoParts', { signVideoParts: [{ number: 1, url: 'https://store/1' }] })
  api.reply('FinishRendition', { finishRendition: session() })
  api.reply('PublishRenditions', { publishRenditions: { key: 'k', version: 5 } })
  api.reply('CancelRenditions', { cancelRenditions: true })
  api.reply('CancelVideoUpload', { cancelVideoUpload: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the video sent by this tab is used, unless the lecture has another by now', async () => {
  aVideo()
  const { place } = show()
  const body = new Blob(['the video'])
  await act(() => startRenditions({ place, name: 'Heart', sent: { body, video: 'v1' } }))
  expect(opened.mock.calls.map(([source]) => source)).toEqual([body])
  const another = show()
  await act(() => startRenditions({ place: another.place, name: 'Heart', sent: { body, video: 'older' } }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(await screen.findByText(/no longer in this window/)).toBeTruthy()
})

it('a retry continues after an error without repeating what is stored', async () => {
  const before = aVideo('360p')
  const { reload } = show()
  await press('Make it smooth on phones')
  expect(await screen.findByText(/could not be made/)).toBeTruthy()
  expect(before).toEqual(['audio'])
  const made = aVideo()
  api.reply('StartRenditions', { startRenditions: session(['audio']) })
  await press('Go on with the smaller versions')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(made).toEqual(['360p'])
  const folders = api
    .requests('StartRenditions')
    .map((request) => (request as { input: { folder: string } }).input.folder)
  expect(new Set(folders).size).toBe(1)
})

it('another window that makes them is reported, and can be replaced', async () => {
  aVideo()
  api.refuseOnce('StartRenditions', 'renditions-busy')
  const { reload } = show()
  await press('Make it smooth on phones')
  expect(await screen.findByText(contentMessages['renditions-busy'])).toBeTruthy()
  await press('Make them here instead')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(api.requests('StartRenditions').at(-1)).toMatchObject({ instead: true })
})

it.each([
  ['pictures' as const, /cannot encode H.264/],
  ['sound' as const, /cannot read or encode the sound/],
])('a browser that cannot make its %s explains why, and releases the work', async (why, words) => {
  opened.mockResolvedValue(why)
  show()
  await press('Make it smooth on phones')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(api.requests('CancelRenditions')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Make it smooth on phones' })).toBeTruthy()
})

it('a browser without an encoder sends no request', async () => {
  vi.stubGlobal('VideoEncoder', undefined)
  show()
  await press('Make it smooth on phones')
  expect(await screen.findByText(/cannot encode H.264/)).toBeTruthy()
  expect(api.operations()).toEqual([])
})

it('a cancel stops the work, publishes nothing, and drops what was made', async () => {
  let go: () => void = () => undefined
  const encode: OpenVideo['encode'] = () =>
    new Promise((_resolve, reject) => {
      go = () => reject(new Error('canceled'))
    })
  opened.mockResolvedValue({ rungs, encode, close: () => undefined })
  show()
  await press('Make it smooth on phones')
  expect(await screen.findByRole('progressbar', { name: 'Smaller versions' })).toBeTruthy()
  expect(screen.getByText('being made, 0%')).toBeTruthy()
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  await press('Cancel the smaller versions')
  expect(await screen.findByRole('button', { name: 'Make it smooth on phones' })).toBeTruthy()
  go()
  await waitFor(() => expect(api.requests('CancelRenditions')).toHaveLength(1))
  expect(api.operations()).not.toContain('PublishRenditions')
  const later = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
})
