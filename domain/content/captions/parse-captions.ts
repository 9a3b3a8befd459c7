import { type Cue, cueText } from './cue.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}
const LAST_CODE_POINT = 0x10ffff

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? reference
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT && !isSurrogate(code) ? String.fromCodePoint(code) : '\ufffd'
}

const decode = (text: string) => text.replace(/&(#\d{1,8}|#x[\da-f]{1,7}|[a-z]{2,4});/gi, characterOf)

/**
 * WebVTT tags, with their classes and annotations, and its times within a cue; any other `<` is text, because programs
 * write it unescaped.
 */
const TAG = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>/g

/**
 * Returns the text of a WebVTT cue without tags, with references decoded once: `<v Ann>5 &lt; 6</v>` is 'Ann: 5 < 6'.
 */
const plainVtt = (text: string): string =>
  decode(text.replace(/<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g, (_, voice: string) => `${voice.trim()}: `).replace(TAG, ''))

/** Returns the text of a SubRip cue without the tags that players support: `{\an8}<i>Hello</i>` is 'Hello'. */
const plainSrt = (text: string): string =>
  text.replace(/<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>/gi, '').replace(/\{\\[^{}]*\}/g, '')

/** The cues of a captions file, or the first line, from 1, that is neither WebVTT nor SubRip. */
export type ParsedCaptions = { ok: true; cues: Cue[] } | { ok: false; line: number }

/** A cue's lines as in the file, before tags are removed from its text. */
type Block = { start: number; end: number; lines: string[] }
type Times = Pick<Cue, 'start' | 'end'>

const ARROW = '-->'
const VTT_TIMES =
  /^\s*(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})\s*-->\s*(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:\s.*)?$/
const SRT_TIMES =
  /^\s*(?:(\d+):)?([0-5]?\d):([0-5]?\d)(?:[,.](\d{1,3}))?\s*-->\s*(?:(\d+):)?([0-5]?\d):([0-5]?\d)(?:[,.](\d{1,3}))?(?:\s.*)?$/
const NO_CUE = /^(?:NOTE(?:[ \t]|$)|STYLE[ \t]*$|REGION[ \t]*$)/
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/** A missing part counts as 0. */
const secondsOf = (hours = '0', minutes = '0', seconds = '0', fraction = '') =>
  (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))) /
  1000

function timesOf(line: string | undefined, form: RegExp): Times | undefined {
  const match = line === undefined ? null : form.exec(line)
  if (!match) return undefined
  const [, hours, minutes, seconds, fraction, ...end] = match
  return { start: secondsOf(hours, minutes, seconds, fraction), end: secondsOf(...end) }
}

type Blocks = { blocks: Block[] } | { line: number }

/**
 * Parses the cues of WebVTT. Skips comments, styles, regions, ids, and settings, as players that don't support them do.
 */
function blocksOfVtt(lines: readonly string[]): Blocks {
  const blocks: Block[] = []
  let at = 1
  while (at < lines.length && !isBlank(lines[at]) && !lines[at]?.includes(ARROW)) at += 1
  while (at < lines.length) {
    const first = lines[at] ?? ''
    if (isBlank(first)) {
      at += 1
      continue
    }
    const timed = first.includes(ARROW) ? at : at + 1
    const times = timesOf(lines[timed], VTT_TIMES)
    if (times) {
      const block: Block = { ...times, lines: [] }
      for (at = timed + 1; !isBlank(lines[at]) && !lines[at]?.includes(ARROW); at += 1)
        block.lines.push(lines[at] ?? '')
      blocks.push(block)
    } else if (NO_CUE.test(first)) {
      while (!isBlank(lines[at])) at += 1
    } else {
      return { line: (lines[timed]?.includes(ARROW) ? timed : at) + 1 }
    }
  }
  return { blocks }
}

/**
 * Parses the cues of SubRip: a number, a line of times, and text up to the next number and times. An empty line within
 * a text does not end it.
 */
function blocksOfSrt(lines: readonly string[]): Blocks {
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const times = timesOf(line, SRT_TIMES)
    const isNumber = /^\s*\d+\s*$/.test(line) && timesOf(lines[at + 1], SRT_TIMES) !== undefined
    if (times) blocks.push({ ...times, lines: [] })
    else if (line.includes(ARROW)) return { line: at + 1 }
    else if (!isNumber && !isBlank(line)) {
      const block = blocks.at(-1)
      if (!block) return { line: at + 1 }
      block.lines.push(line)
    }
  }
  return blocks.length > 0 ? { blocks } : { line: 1 }
}

/**
 * Parses a WebVTT or SubRip (.srt) file in file order: times in seconds, texts without tags; a voice (`<v Ann>`)
 * becomes 'Ann: '. Anything but a cue, comment, style, or region is an error, so that no text is lost silently, as
 * players would. Keeps times that run backward: `captionProblems` reports them.
 */
export function parseCaptions(text: string): ParsedCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  const parsed = isVtt ? blocksOfVtt(lines) : blocksOfSrt(lines)
  if ('line' in parsed) return { ok: false, line: parsed.line }
  const plain = isVtt ? plainVtt : plainSrt
  const cues = parsed.blocks.map(({ start, end, lines }) => ({ start, end, text: cueText(plain(lines.join('\n'))) }))
  return { ok: true, cues }
}
