import type { FormatReason } from '../reasons.ts'
import { linesOf } from '../text/text-slices.ts'
import { JOINER } from './gift-syntax.ts'
import { answerOf, type FormatRow, refusedRow } from '../format-row.ts'

const OPTION = /^\s*([A-Z])[.)]\s*(.*)$/
const KEY = /^ANSWER\s*:(.*)$/i

/** What many programs write after the key. */
const RATIONALE = /^\s*(?:EXPLANATION|RATIONALE|FEEDBACK|REASON(?:ING)?)\s*:\s*(.*)$/i

/** `isRationale`: its first line follows a rationale without an empty line between. */
type Draft = { line: number; body: string[]; options: { letter: string; text: string }[]; isRationale: boolean }

function rowOf({ line, body, options, isRationale }: Draft, key: string | undefined): FormatRow {
  const text = { text: body.join(' ').replace(/\s+/g, ' ').replace(JOINER, '').trim() }
  const refuse = (code: 'format-no-key' | 'format-answers') => refusedRow(`${code}:${String(line)}`, text)
  if (key === undefined) return refuse('format-no-key')
  const letters = key
    .toUpperCase()
    .split(/[\s,;]+/)
    .map((letter) => letter.replace(/^([A-Z])[.)]$/, '$1'))
  const right = options.filter(({ letter }) => letters.includes(letter))
  // If several lines follow a rationale, it is unclear which one starts the question.
  if (options.length === 0 || (isRationale && body.length > 1)) return refuse('format-answers')
  if (right.length < letters.length) return refuse('format-no-key')
  const isTruth = options.map(({ text: own }) => own.toLowerCase()).join() === 'true,false'
  const losses: FormatReason[] = []
  return {
    ref: '',
    type: isTruth ? 'True/False' : 'Multiple Choice',
    body: text.text,
    answers: options.map((option) => answerOf({ text: option.text }, right.includes(option), undefined)),
    rationale: '',
    tags: [],
    area: [],
    losses,
  }
}

/**
 * Reads the questions of an Aiken file: a question, a line for each answer (`A. …`), `ANSWER: A`, and optional
 * rationale lines up to an empty one.
 */
export function* readAiken(slices: Iterable<string>): Generator<FormatRow> {
  let draft: Draft | undefined
  /** The previous question, while a rationale may follow. */
  let row: FormatRow | undefined
  let reasons: string[] = []
  let number = 0
  const begin = (line: string, isRationale = false) => ({ line: number, body: [line], options: [], isRationale })
  /** Returns the previous question with its rationale, and replaces it with `next`. */
  const follow = (next?: FormatRow): FormatRow[] => {
    const done = row && (reasons.length === 0 ? row : { ...row, rationale: reasons.join(' ') })
    row = next
    reasons = []
    return done ? [done] : []
  }
  for (const given of linesOf(slices)) {
    number += 1
    const line = given.trim()
    if (line === '') {
      // Lines without answers after a rationale belong to it.
      if (draft?.isRationale === true && draft.options.length === 0) {
        reasons.push(...draft.body)
        draft = undefined
      }
      continue
    }
    const key = KEY.exec(line)?.[1]?.trim()
    const [, letter, text] = OPTION.exec(line) ?? []
    const reason = draft === undefined && row !== undefined ? RATIONALE.exec(line)?.[1] : undefined
    if (reason !== undefined) reasons.push(reason)
    else if (draft === undefined) draft = begin(line, reasons.length > 0)
    else if (key !== undefined) {
      yield* follow(rowOf(draft, key))
      draft = undefined
    } else if (
      letter !== undefined &&
      text !== undefined &&
      letter === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[draft.options.length]
    )
      draft.options.push({ letter, text: text.trim() })
    else if (draft.options.length === 0) draft.body.push(line)
    else {
      yield* follow(rowOf(draft, undefined))
      draft = begin(line)
    }
  }
  yield* follow()
  if (draft) yield rowOf(draft, undefined)
}
