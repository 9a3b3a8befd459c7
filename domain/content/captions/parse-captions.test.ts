import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCaptions } from './parse-captions.ts'

const vtt = (...lines: string[]) => parseCaptions(['WEBVTT', '', ...lines].join('\n'))
const texts = (parsed: ReturnType<typeof parseCaptions>) =>
  parsed.ok ? parsed.cues.map(({ text }) => text) : parsed.line
const TIMES = '00:01.000 --> 00:02.500'

describe('WebVTT', () => {
  it.each(['\n', '\r\n', '\r'])('is read with lines that end in %j, after a byte order mark and a header', (end) => {
    const lines = [
      '\uFEFFWEBVTT - Hands',
      'Kind: captions',
      '',
      'intro',
      '00:01.000 --> 00:02.500 align:start line:0',
      'Hello',
      'there',
    ]
    const more = ['', '', '1:00:00.000 --> 101:02:03.456', 'Later', '']
    expect(parseCaptions([...lines, ...more].join(end))).toEqual({
      ok: true,
      cues: [
        { start: 1, end: 2.5, text: 'Hello\nthere' },
        { start: 3600, end: 363723.456, text: 'Later' },
      ],
    })
  })
  it('skips comments, styles, and regions', () => {
    const notes = ['NOTE', 'by hand', 'second line', '', 'STYLE', '::cue { color: red }', '', 'REGION', 'id:a', '']
    expect(texts(vtt('NOTE one line', '', ...notes, TIMES, 'NOTE is a word here'))).toEqual(['NOTE is a word here'])
  })
  it.each([
    ['<v Ann>Hello <v.loud Bob Ray>there</v>', 'Ann: Hello Bob Ray: there'],
    ['<b>Bold</b> <i.x>it</i> <c.red.big>all</c> <lang en>x</lang>', 'Bold it all x'],
    ['One <00:00:01.500>two <>three', 'One two <>three'],
    ['Call if BP <90 or HR >100, then wait.', 'Call if BP <90 or HR >100, then wait.'],
    ['<ruby>base<rt>top</rt></ruby>', 'basetop'],
    ['5 &lt; 6 &amp;lt; &gt;&nbsp;&quot;&#39;&#x41;&none;&amp', '5 < 6 &lt; >\u00a0"\'A&none;&amp'],
    ['&#0;&#xD800;&#99999999;', '\ufffd\ufffd\ufffd'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    // Not a WebVTT tag: text, which is escaped when written.
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a <b', 'a <b'],
    [' \u0000a\tb\u0007 ', 'a b'],
    ['', ''],
  ])('reads the text %j as %j', (text, plain) => expect(texts(vtt(TIMES, text))).toEqual([plain]))
  it('ends a cue when the next one begins without an empty line', () => {
    expect(texts(vtt(TIMES, 'One', TIMES, 'Two'))).toEqual(['One', 'Two'])
  })
  it('can hold no cues', () => expect(parseCaptions('WEBVTT')).toEqual({ ok: true, cues: [] }))
  it.each([
    [['00:01.000 -> 00:02.000', 'Hello'], 3],
    [['00:01,000 --> 00:02,000', 'Hello'], 3],
    [['00:61.000 --> 00:62.000', 'Hello'], 3],
    [['id', '00:01 --> 00:02', 'Hello'], 4],
    [[TIMES, 'Hello', '', 'a text after an empty line'], 6],
    [[TIMES, 'Hello', '1 --> 2'], 5],
  ])('rejects %j at line %i', (lines, line) => expect(vtt(...lines)).toEqual({ ok: false, line }))
  it('reads the captions of the sample lecture whole', () => {
    const parsed = parseCaptions(readFileSync('sample/media/hand-hygiene.vtt', 'utf8'))
    expect(parsed.ok && parsed.cues.length).toBe(7)
  })
})

describe('SubRip', () => {
  it.each(['\n', '\r\n'])('is read with lines that end in %j', (end) => {
    const lines = [
      '\uFEFF1',
      '00:00:01,000 --> 00:00:02,500 X1:40 X2:600',
      '<i>Hello</i>',
      '{\\an8}<font color="red">there</font>',
      '',
    ]
    const more = ['2', '01:00:00.5 --> 01:00:02', 'Two', '', 'after an empty line', '', '']
    expect(parseCaptions([...lines, ...more].join(end))).toEqual({
      ok: true,
      cues: [
        { start: 1, end: 2.5, text: 'Hello\nthere' },
        { start: 3600.5, end: 3602, text: 'Two\nafter an empty line' },
      ],
    })
  })
  it('keeps what only looks like a tag, and references as they are written', () => {
    expect(texts(parseCaptions('1\n0:01 --> 0:02\n5 < 6 <x> {y} &lt;'))).toEqual(['5 < 6 <x> {y} &lt;'])
  })
  it('keeps a text that is a number', () => {
    expect(texts(parseCaptions('1\n0:01 --> 0:02\n42\n\n2\n0:02 --> 0:03\n7'))).toEqual(['42', '7'])
  })
  it.each([
    ['', 1],
    ['<html>', 1],
    ['WEBVTTX', 1],
    ['1\n2\n', 1],
    ['Hello\n00:00:01,000 --> 00:00:02,000\n', 1],
    ['1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:0x,000 --> 00:00:03,000', 6],
  ])('rejects %j at line %i', (text, line) => expect(parseCaptions(text)).toEqual({ ok: false, line }))
})

it.each([
  `<v${' '.repeat(2_000_000)}`,
  '<'.repeat(2_000_000),
  '<v '.repeat(700_000),
  '{\\'.repeat(1_000_000),
  '&#1'.repeat(700_000),
])('hostile text parses within five seconds', (text) => {
  const began = performance.now()
  vtt(TIMES, text)
  parseCaptions(`1\n0:01 --> 0:02\n${text}`)
  expect(performance.now() - began).toBeLessThan(5_000)
})
