import fc from 'fast-check'
import { expect, it } from 'vitest'
import { xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { type Cue, cueText } from './cue.ts'
import { parseCaptions } from './parse-captions.ts'
import { byStart, writeVtt } from './write-vtt.ts'

const time = fc.nat(360_000_000).map((ms) => ms / 1000)
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '-->',
        '<v Ann>',
        '</b>',
        '&lt;',
        '&',
        '\n',
        '\n\n',
        ' ',
        'NOTE',
        'WEBVTT',
        '00:01.000 --> 00:02.000',
        '\r',
        '\u0000',
      ),
    )
    .map((parts) => parts.join('')),
)
const cues = fc.array(fc.record({ start: time, end: time, text }))

it('cues are written to the millisecond, sorted by start, without tags', () => {
  const written = writeVtt([
    { start: 3600.5, end: 3601.9999, text: 'B' },
    { start: 0.1 + 0.2, end: 1, text: 'A <b> & -->\n\n C' },
  ])
  expect(written).toBe(
    'WEBVTT\n\n00:00:00.300 --> 00:00:01.000\nA &lt;b&gt; &amp; --&gt;\nC\n\n01:00:00.500 --> 01:00:02.000\nB\n',
  )
})

it('written captions parse back unchanged', () => {
  fc.assert(
    fc.property(cues, (all) => {
      const stored: Cue[] = byStart(all).map((cue) => ({ ...cue, text: cueText(cue.text) }))
      expect(parseCaptions(writeVtt(all))).toEqual({ ok: true, cues: stored })
    }),
  )
})

it('a line of a written text never contains an arrow or opens a tag', () => {
  fc.assert(
    fc.property(cues, (all) => {
      const lines = writeVtt(all).split('\n')
      expect(lines.filter((line) => line.includes('-->'))).toHaveLength(all.length)
      expect(lines.some((line) => line.includes('<'))).toBe(false)
    }),
  )
})

it('script payloads are written as text that no player can treat as markup', () => {
  const payloads = xssPayloads.map((text, n) => ({ start: n, end: n + 1, text }))
  const written = writeVtt(payloads)
  expect(written).not.toMatch(/</)
  expect(parseCaptions(written)).toEqual({
    ok: true,
    cues: payloads.map((cue) => ({ ...cue, text: cueText(cue.text) })),
  })
})
