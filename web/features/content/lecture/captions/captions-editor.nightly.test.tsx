// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import { writeVtt } from '#domain/content/captions/write-vtt.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask } from '../../testing/a-content.ts'
import { CaptionsEditor } from './captions-editor.tsx'

vi.mock('#web/lib/api/put-file.ts', async (original) => ({ ...(await original<object>()), putFile: vi.fn() }))

const api = mockApi()
const sent = vi.mocked(putFile)
const fetched = vi.fn<typeof fetch>()
const place = { contentKey: 'c1', sectionKey: 's1' }
const VTT = writeVtt([
  { start: 1, end: 3, text: 'Wash your hands' },
  { start: 4, end: 6, text: 'Dry them' },
])
const stage = { position: vi.fn(() => 2.5), play: vi.fn() }
const onClose = vi.fn()
let answers: string[] = []

setUpScreen()
beforeEach(() => {
  answers = [VTT]
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => Promise.resolve(new Response(answers.shift() ?? VTT)))
  stage.position.mockReturnValue(2.5)
  sent.mockResolvedValue({ status: 200, body: '' })
  api.reply('CreateFileUpload', { createFileUpload: { uploadKey: 'k1', url: 'https://store/k1' } })
  api.reply('ReplaceCaptions', { replaceCaptions: { key: 't1', captionsName: 'a.vtt', version: 5 } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The page around the editor. Each reload returns the next version. */
function Screen({ path }: { path: string | null }) {
  const [version, setVersion] = useState(4)
  const reload = () => {
    setVersion((now) => now + 1)
    return Promise.resolve()
  }
  const task = aTask({ ...place, key: 't1', type: 'Lecture', name: 'Hands', version })
  return <CaptionsEditor task={task} path={path} stage={stage} reload={reload} onClose={onClose} />
}
async function show(path: string | null = '/lectures/t1/a.vtt?v=1') {
  renderScreen(<Screen path={path} />)
  await screen.findByText('Save Captions')
}
const cue = (number: number) => within(screen.getByRole('group', { name: `Caption ${String(number)}` }))
const field = (number: number, name: string) => {
  const control = cue(number).getByLabelText(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control
  throw new Error(`${name} is no field`)
}
const type = async (number: number, name: string, text: string) => {
  await userEvent.clear(field(number, name))
  if (text !== '') await userEvent.type(field(number, name), text)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
// Role and label queries on fifty rows take seconds in jsdom.
const texts = () => [...document.querySelectorAll('textarea')].map(({ value }) => value)
const save = async () => {
  await press('Save Captions')
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Save Captions' }))
}

it('a warning does not prevent saving, marked as reviewed if the author chooses so', async () => {
  await show()
  await type(1, 'End', '0:05')
  expect(cue(2).getByText('Begins before an earlier one has ended')).toBeTruthy()
  expect(screen.getByText('2 captions, 0 errors, 1 warning')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox'))
  await save()
  await waitFor(() => expect(api.requests('ReplaceCaptions')).toMatchObject([{ input: { reviewed: true } }]))
})

it('captions without start or end are not saved, each shows an error, and the first gets the focus', async () => {
  await show()
  await type(1, 'Start', 'then')
  await type(2, 'End', 'soon')
  expect(cue(2).getAllByText('Needs a start and an end, such as 1:05.5')).toBeTruthy()
  await press('Save Captions')
  for (const number of [1, 2]) expect(cue(number).getByText(contentMessages['captions-faulty'])).toBeTruthy()
  expect(shownMessages()).toEqual([])
  expect(document.activeElement).toBe(field(1, 'Start'))
  expect(api.operations()).toEqual([])
})

it('captions can be split, merged, added, deleted, and shifted', async () => {
  await show()
  await press('Split caption 1')
  expect([texts(), field(1, 'End').value]).toEqual([['Wash your', 'hands', 'Dry them'], '0:02.500'])
  expect(document.activeElement).toBe(field(2, 'Text'))
  await press('Merge with the next one caption 2')
  expect(texts()).toEqual(['Wash your', 'hands\nDry them'])
  await press('Add one after caption 1')
  expect(document.activeElement).toBe(field(2, 'Text'))
  await press('Delete caption 2')
  await press('Delete caption 1')
  expect(texts()).toEqual(['hands\nDry them'])
  await userEvent.type(screen.getByLabelText('Shift all by seconds'), '-1,5')
  await press('Shift')
  expect([field(1, 'Start').value, field(1, 'End').value]).toEqual(['0:01', '0:04.500'])
  await press('Add where the video is')
  expect(texts()).toEqual(['hands\nDry them', ''])
})

it('times can be set from the video, and one caption can be played', async () => {
  await show()
  await press('Set the start of caption 1 to where the video is')
  await press('Set the end of caption 2 to where the video is')
  expect([field(1, 'Start').value, field(2, 'End').value]).toEqual(['0:02.500', '0:02.500'])
  await press('Play caption 1')
  expect(stage.play.mock.calls).toEqual([[2.5, 3]])
})

it('typed text is kept if another tab saved first, until the author decides', async () => {
  api.reply('ReplaceCaptions', () => {
    throw new AppError('task-changed', contentMessages['task-changed'])
  })
  await show()
  await type(2, 'Text', 'Mine')
  answers = [writeVtt([{ start: 1, end: 2, text: 'Theirs' }])]
  await save()
  await screen.findByText(/Nothing that you typed is lost/)
  expect(texts()).toEqual(['Wash your hands', 'Mine'])
  await press('Use the other version')
  expect(texts()).toEqual(['Theirs'])
})

it('the editor starts empty without captions, and closing with unsaved changes needs a confirmation', async () => {
  await show(null)
  expect(screen.getByText('No captions yet')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  await press('Add where the video is')
  await press('Close the editor')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close without saving' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a thousand captions are shown in pages of fifty, and a problem on a later page can be reached', async () => {
  const cues = Array.from({ length: 1000 }, (_, n) => ({ start: n * 3, end: n * 3 + 2, text: `Line ${String(n)}` }))
  answers = [writeVtt(cues.map((each, n) => (n === 777 ? { ...each, end: each.start + 4 } : each)))]
  await show()
  expect(texts()).toHaveLength(50)
  await userEvent.click(screen.getByText('Next problem'))
  expect(document.activeElement).toHaveProperty('value', 'Line 778')
  expect(texts()).toHaveLength(50)
})

it('unreadable captions show a message', async () => {
  answers = ['WEBVTT\n\nno times', 'WEBVTT\n\nno times']
  renderScreen(<Screen path="/lectures/t1/a.vtt" />)
  expect(await screen.findByText(contentMessages['captions-unreadable'])).toBeTruthy()
})
