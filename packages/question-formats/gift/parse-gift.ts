import { linesOf } from '../text/text-slices.ts'
import { type GiftAnswers, giftAnswers, type GiftText, giftText, holdEscapes } from './gift-syntax.ts'

/** A question, text, or category of a GIFT file. `line` is its first line, from 1. */
export type GiftItem =
  | { kind: 'category'; title: string; line: number }
  | {
      kind: 'question'
      id: string | null
      tags: string[]
      title: string | null
      stem: GiftText
      hasEmbeddedAnswers: boolean
      answers: GiftAnswers
      line: number
    }

/** Placeholder for an answer within its sentence. */
const GAP = '_____'

const unbracketed = (text: string) => text.replace(/\\([\\\]])/g, '$1').trim()

/** The number of characters of a comment to search for marks. */
const MAX_COMMENT_LENGTH = 5_000

/** Bracketed names in comments: `[id:x]` and `[tag:x]`, where `]` is escaped with a backslash. */
function marksOf(comments: readonly string[]): { id: string | null; tags: string[] } {
  let id: string | null = null
  const tags: string[] = []
  for (const comment of comments)
    for (const [, kind, value = ''] of comment
      .slice(0, MAX_COMMENT_LENGTH)
      .matchAll(/\[(id|tag):((?:\\[\\\]]|[^\]]){0,150})\]/g)) {
      if (kind === 'id') id = unbracketed(value)
      else tags.push(unbracketed(value))
    }
  return { id, tags }
}

/** The maximum number of characters in a question; a longer block isn't a question. */
const LONGEST = 200_000

type Block = { lines: string[]; comments: string[]; line: number; length: number }

/** Adds a line; text beyond the maximum length is dropped. */
function extend(block: Block, line: string): void {
  if (block.length <= LONGEST) block.lines.push(line.slice(0, LONGEST))
  block.length += line.length + 1
}

const withoutEscapes = (line: string): string => (line.includes('\\') ? line.replace(/\\[~=#{}:\\]/g, '') : line)

/** Whether a block ends with an open `{`. */
const isOpen = ({ lines }: Block): boolean => {
  const text = lines.map(withoutEscapes).join('\n')
  return text.lastIndexOf('{') > text.lastIndexOf('}')
}

/** Whether a block closes an earlier brace: it has a `}` before any `{`. */
const closes = ({ lines }: Block): boolean => {
  const [, first] = /^[^{}]*([{}])/.exec(lines.map(withoutEscapes).join('\n')) ?? []
  return first === '}'
}

/** Splits the file at empty lines, except within braces. */
function* blocksOf(slices: Iterable<string>): Generator<Block> {
  let open: Block | undefined
  let comments: string[] = []
  let block: Block | undefined
  let number = 0
  const end = function* (): Generator<Block> {
    if (block === undefined) return
    if (open && closes(block)) {
      extend(open, '')
      for (const line of block.lines) extend(open, line)
      const goesOn = isOpen(block)
      block = undefined
      if (goesOn) return
      yield open
      open = undefined
      return
    }
    if (open) yield open
    open = undefined
    if (isOpen(block)) open = block
    else yield block
    block = undefined
  }
  for (const line of linesOf(slices)) {
    number += 1
    const bare = line.trim()
    if (bare === '') yield* end()
    else if (bare.startsWith('//')) (block?.comments ?? comments).push(bare)
    else if (bare.startsWith('$CATEGORY:') && block === undefined) {
      if (open) yield open
      open = undefined
      yield { lines: [bare], comments: [], line: number, length: bare.length }
    } else if (block) extend(block, line)
    else {
      block = { lines: [line.slice(0, LONGEST)], comments, line: number, length: line.length }
      comments = []
    }
  }
  yield* end()
  if (open) yield open
}

const tooLong = (text: string, marks: { id: string | null; tags: string[] }, line: number): GiftItem => ({
  kind: 'question',
  ...marks,
  title: null,
  stem: { format: 'plain', text: text.slice(0, 100) },
  hasEmbeddedAnswers: false,
  answers: { type: 'Fault', code: 'format-long', line },
  line,
})

function itemOf({ lines, comments, line, length }: Block): GiftItem {
  const text = lines.join('\n')
  const category = /^\s*\$CATEGORY:(.*)$/.exec(text)?.[1]
  if (category !== undefined) return { kind: 'category', title: category.trim(), line }
  const marks = marksOf(comments)
  if (length > LONGEST) return tooLong(text, marks, line)
  const whole = holdEscapes(text.replace(/[\ue000-\ue007]/g, ''))
  const [titleText = '', title] = /^\s*::([\s\S]*?)::/.exec(whole) ?? []
  const rest = whole.slice(titleText.length)
  const open = rest.indexOf('{')
  const close = rest.indexOf('}', open)
  const lineOf = (at: number) => line + whole.slice(0, titleText.length + Math.max(0, at)).split('\n').length - 1
  const item = (stem: GiftText, answers: GiftAnswers, hasEmbeddedAnswers = false): GiftItem => ({
    kind: 'question',
    ...marks,
    title: title === undefined ? null : giftText(title, 'moodle').text,
    stem,
    hasEmbeddedAnswers,
    answers,
    line,
  })
  if (open < 0) return item(giftText(rest, 'moodle'), { type: 'Description' })
  const before = rest.slice(0, open)
  if (close < 0) return item(giftText(before, 'moodle'), { type: 'Fault', code: 'format-open', line: lineOf(open) })
  const after = rest.slice(close + 1)
  const isEmbedded = after.trim() !== ''
  const stem = giftText(isEmbedded ? `${before.trimEnd()} ${GAP} ${after.trimStart()}` : before, 'moodle')
  const fault: GiftAnswers = { type: 'Fault', code: 'format-answers', line: lineOf(open) }
  if (after.includes('{')) return item(stem, fault, true)
  return item(stem, giftAnswers(rest.slice(open + 1, close), stem.format) ?? fault, isEmbedded)
}

/**
 * Reads the questions of a GIFT file one by one (docs.moodle.org, GIFT format). A syntax error affects only its
 * question.
 */
export function* parseGift(slices: Iterable<string>): Generator<GiftItem> {
  for (const block of blocksOf(slices)) yield itemOf(block)
}
