import { expect, it } from 'vitest'
import { readCaptions } from './read-captions.ts'

const read = (text: string) => readCaptions(new TextEncoder().encode(text))

it('stored captions are read from WebVTT and SubRip', () => {
  const cues = [{ start: 1, end: 2, text: 'Ünïts 💉' }]
  expect(read('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nÜnïts 💉')).toEqual({ ok: true, cues })
  expect(read('\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nÜnïts 💉\r\n')).toEqual({ ok: true, cues })
})

it.each([
  ['', 'captions-unreadable'],
  ['WEBVTT', 'captions-none'],
  ['WEBVTT\n\n00:01.000 --> 00:01.000\nHello', 'captions-faulty'],
  [`WEBVTT\n\n${'00:01.000 --> 00:02.000\nx\n\n'.repeat(10_001)}`, 'captions-many'],
])('rejects %.40j with %s', (text, code) => expect(read(text)).toEqual({ ok: false, code }))

it('a file in another encoding is refused, since its texts would be lost', () => {
  const bytes = Uint8Array.from('WEBVTT\n\n00:01.000 --> 00:02.000\n37 \u00b0C', (letter) => letter.charCodeAt(0))
  expect(readCaptions(bytes)).toEqual({ ok: false, code: 'captions-unreadable' })
})

it('captions with warnings are accepted', () => {
  expect(read('WEBVTT\n\n00:01.000 --> 00:01.100\nfar too much for so short a time').ok).toBe(true)
})
