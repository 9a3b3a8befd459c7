import { expect, it } from 'vitest'
import { checkCaptions } from './check-captions.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a.vtt', 'WEBVTT', undefined],
  ['A.VTT', '\uFEFFWEBVTT - a title\n\n', undefined],
  ['a.vtt', 'WEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nHello', undefined],
  ['a.vtt', 'WEBVTTX', 'file-type'],
  ['a.vtt', ' WEBVTT', 'file-type'],
  ['a.vtt', '1\n00:00:00,000 --> 00:00:01,000\nHello', 'file-type'],
  ['a.vtt', '<script>alert(1)</script>', 'file-type'],
  ['a.srt', 'WEBVTT', 'file-type'],
  ['a/b.vtt', 'WEBVTT', 'file-type'],
  ['a.vtt', '', 'no-file'],
])('the check of captions named %j with %j returns %j', (name, text, problem) => {
  expect(checkCaptions(name, bytes(text))).toBe(problem)
})

it('captions are limited to 5 MB', () => {
  expect(checkCaptions('a.vtt', bytes('WEBVTT\n'.padEnd(5 * 1024 * 1024 + 1)))).toBe('small-file-large')
})
