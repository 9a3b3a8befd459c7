// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { installLayout } from '#web/testing/layout-in-jsdom.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import type { UploadImage } from './image-upload.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

setUpScreen()
beforeAll(installLayout)

const OURS = '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.gif'
const upload = vi.fn<UploadImage>()
let html = ''

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  const change = (text: string) => {
    html = text
    setValue(text)
  }
  return <RichTextEditor label="Text" value={value} onChange={change} uploadImage={upload} />
}

const gif = (name = 'hand.gif') =>
  new File([Uint8Array.from([...Array.from('GIF89a', (c) => c.charCodeAt(0)), 3, 0, 2, 0, 0, 0, 0, 0x2c])], name)
const text = () => screen.getByRole('textbox', { name: 'Text' })
const dialog = () => screen.getByRole('dialog')
const inDialog = (name: string) => within(dialog()).getByRole('button', { name })
const describeAs = (words: string) => userEvent.type(screen.getByLabelText('Description'), words)

async function show(initial = '<p>Wash</p>') {
  html = initial
  render(<Field initial={initial} />)
  await screen.findByRole('toolbar')
  await userEvent.click(text())
}
async function choose(file: File) {
  await userEvent.click(screen.getByRole('button', { name: 'Image' }))
  await userEvent.upload(screen.getByLabelText(/Choose an image/), file, { applyAccept: false })
}
const shown = (name: string) => screen.findByText(new RegExp(`^${name},`))
const paste = (files: File[], pasted = '') =>
  fireEvent.paste(text(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? pasted : ''), types: [], files },
  })

beforeEach(() => {
  upload.mockResolvedValue({ src: OURS, width: 3, height: 2 })
})

it('Enter waits for an image that is still being read, and an invalid one is not sent', async () => {
  await show()
  for (const [file, sent] of [
    [new File(['<svg onload="alert(1)">'], 'hand.png', { type: 'image/png' }), 0],
    [gif(), 1],
  ] as const) {
    let finishReading = () => {}
    const read = file.arrayBuffer.bind(file)
    file.slice = (...range) => {
      const part = File.prototype.slice.apply(file, range)
      part.arrayBuffer = () => new Promise((resolve) => (finishReading = () => resolve(read())))
      return part
    }
    if (sent === 0) await choose(file)
    else await userEvent.upload(screen.getByLabelText(/Choose an image/), file, { applyAccept: false })
    await describeAs(sent === 0 ? 'A hand{Enter}' : '{Enter}{Enter}')
    expect(screen.queryByText('No file selected')).toBeNull()
    expect(upload).not.toHaveBeenCalled()
    act(finishReading)
    if (sent === 0) await screen.findByText(/Please choose a PNG, JPEG, WebP or GIF image/)
  }
  await waitFor(() => expect(html).toContain(`<img src="${OURS}" alt="A hand" width="3" height="2">`))
  expect(upload).toHaveBeenCalledOnce()
})

it('a file without image bytes and an empty selection are not sent', async () => {
  await show()
  await choose(new File(['<svg onload="alert(1)">'], 'hand.png', { type: 'image/png' }))
  expect(await screen.findByText(/Please choose a PNG, JPEG, WebP or GIF image/)).toBeTruthy()
  await describeAs('A hand')
  await userEvent.click(inDialog('Insert'))
  expect(dialog().textContent).toContain('No file selected')
  expect(upload).not.toHaveBeenCalled()
})

it('an upload shows its progress, is sent once for a double click, and is aborted by Cancel', async () => {
  let signal: AbortSignal | undefined
  upload.mockImplementation((file, sending) => {
    signal = sending.signal
    sending.onSent(file.size / 2)
    return new Promise(() => undefined)
  })
  await show()
  await choose(gif())
  await shown('hand.gif')
  await describeAs('A hand')
  await userEvent.dblClick(inDialog('Insert'))
  expect(screen.getByRole('progressbar', { name: 'Sending the image' }).getAttribute('aria-valuetext')).toBe('50%')
  expect(upload).toHaveBeenCalledTimes(1)
  await userEvent.click(inDialog('Cancel'))
  expect(signal?.aborted).toBe(true)
  expect(html).toBe('<p>Wash</p>')
})

it('a failed upload shows why, keeps the file and its description, and can be retried', async () => {
  upload.mockRejectedValueOnce(new Error('The connection is lost'))
  await show()
  await choose(gif())
  await shown('hand.gif')
  await describeAs('A hand')
  await userEvent.click(inDialog('Insert'))
  expect(await screen.findByText('The connection is lost')).toBeTruthy()
  await userEvent.click(inDialog('Insert'))
  await waitFor(() => expect(html).toContain('alt="A hand"'))
})

it('pasted images are inserted one after the other', async () => {
  await show()
  paste([gif('one.gif'), gif('two.gif')])
  await shown('one.gif')
  expect(dialog().textContent).toContain('Image 1 of 2')
  await describeAs('One{Enter}')
  await shown('two.gif')
  await describeAs('Two{Enter}')
  await waitFor(() => expect(html).toMatch(/alt="One".*alt="Two"/))
})

it('a pasted text wins over the picture of it that a word processor adds', async () => {
  await show('')
  paste([gif()], '<p>Twice</p>')
  await waitFor(() => expect(html).toBe('<p>Twice</p>'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
