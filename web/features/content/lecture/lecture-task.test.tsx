// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentMessages, contentWords } from '#domain/messages/content.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask, aTaskView } from '../testing/a-content.ts'
import { LectureTask } from './lecture-task.tsx'
import { putFile } from '#web/lib/api/put-file.ts'

vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const api = mockApi()
const sent = vi.mocked(putFile)
const session = { uploadId: 'u1', fileName: 'a.mp4', partSize: 16, done: [] as number[] }

/** 40 bytes with the start of an mp4 file. */
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
/** Each test uses its own lecture, because an upload outlives its page. */
function show(files: { fileName?: string; fileDetails?: string } = {}) {
  lectures += 1
  const task = aTask({ type: 'Lecture', key: `lecture${String(lectures)}`, name: 'Heart', ...files })
  const reload = vi.fn(() => Promise.resolve())
  renderScreen(
    <LectureTask view={aTaskView(task, { lecture: null }).authoredTask} reload={reload} onDone={() => undefined} />,
  )
  return reload
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (file: File) =>
  userEvent.upload(screen.getByLabelText(/Choose a video|Choose another/), file, { applyAccept: false })

setUpScreen()
beforeEach(() => {
  window.localStorage.clear()
  api.reply('StartVideoUpload', { startVideoUpload: session })
  api.reply('SignVideoParts', ({ numbers }) => ({
    signVideoParts: [numbers].flat().map((number) => ({ number, url: `https://store/${String(number)}` })),
  }))
  const saved = { key: 'lecture', fileName: 'a.mp4', fileDetails: 'a.mp4, 40.0 B', version: 5 }
  api.reply('FinishVideoUpload', { finishVideoUpload: saved })
  api.reply('CancelVideoUpload', { cancelVideoUpload: true })
  sent.mockResolvedValue({ status: 200, body: '' })
})

it('an upload without a file shows a message until one is chosen', async () => {
  show()
  await press('Upload')
  await screen.findByText(contentMessages['no-file'])
  await pick(mp4())
  await screen.findByText('a.mp4')
  expect(screen.queryByText(contentMessages['no-file'])).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['a picture', new File(['PNG'], 'heart.png', { type: 'image/png' }), 'file-type'],
  ['what only calls itself a video', new File(['<script>'], 'fake.mp4', { type: 'video/mp4' }), 'file-type'],
  ['an empty file', new File([], 'empty.mp4', { type: 'video/mp4' }), 'file-empty'],
  ['a name with markup', new File(['x'], '<b>.mp4', { type: 'video/mp4' }), 'file-name'],
] as const)('choosing %s is refused, and the previous video stays', async (_, file, code) => {
  show()
  await pick(file)
  await screen.findByText(contentMessages[code])
  expect(screen.getByLabelText(/Choose a video/).getAttribute('aria-invalid')).toBe('true')
  await pick(mp4())
  await screen.findByText('a.mp4')
  expect(screen.queryByText(contentMessages[code])).toBeNull()
  await pick(file)
  await screen.findByText(contentMessages[code])
  screen.getByText('40.0 B, still selected. Choose another')
  await press('Upload')
  await waitFor(() => expect(api.requests('FinishVideoUpload')).toHaveLength(1))
})

it('Cancel stops the upload and drops its parts, and Reset makes it ready', async () => {
  sent.mockImplementation(
    (_url, _body, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new AppError('network', 'Stopped'))),
      ),
  )
  show()
  await pick(mp4())
  await press('Upload')
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuetext')).toBe('0%')
  await press('Cancel')
  expect(await screen.findByText(/was canceled/)).toBeTruthy()
  expect(api.operations()).toContain('CancelVideoUpload')
  expect(api.operations()).not.toContain('FinishVideoUpload')
  await press('Reset')
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy()
})

it('an upload that another tab has finished is saved here too', async () => {
  sent.mockResolvedValue({ status: 404, body: '<Message>The specified upload does not exist</Message>' })
  api.reply('FindVideoUpload', { videoUpload: null })
  const reload = show()
  await pick(mp4())
  await press('Upload')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(api.operations()).toContain('FinishVideoUpload')
})

it('a video that another tab saved first is reported', async () => {
  api.refuse('FinishVideoUpload', 'video-there')
  show()
  await pick(mp4())
  await press('Upload')
  expect(await screen.findByText(new RegExp(contentMessages['video-there']))).toBeTruthy()
})

it("'Finishing up...' is shown while the video is saved", async () => {
  api.hold('FinishVideoUpload')
  show()
  await pick(mp4())
  await press('Upload')
  expect(await screen.findByText(contentWords.finishingUp)).toBeTruthy()
})

it('the deletion dialog names the tasks that link to the video, and who has watched it', async () => {
  const effects = { sections: 0, tasks: 1, students: 3, attempts: 0, sitting: 0, courses: ['RN Review'] }
  api.reply('DeletionEffects', { deletionEffects: { ...effects, links: ['Heart again', 'Old (in the recycle bin)'] } })
  show({ fileName: 'a.mp4', fileDetails: 'a.mp4, 40.0 B' })
  await press('Delete Video')
  const dialog = within(screen.getByRole('alertdialog'))
  await dialog.findByText(deletionEffectWords.emptied(['Heart again', 'Old (in the recycle bin)']))
  dialog.getByText(deletionEffectWords.watched(3))
  dialog.getByText(deletionEffectWords.courses(['RN Review']))
})
