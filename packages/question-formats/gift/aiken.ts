import type { FormatReason } from '../reasons.ts'
import { linesOf } from '../text/text-slices.ts'
import { answerOf, type FormatRow, refusedRow } from '../format-row.ts'

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const KEY = /^\s*ANSWER\s*:\s*(.*?)\s*$/i

type Draft = { line: number; body: string[]; options: { letter: string; text: string }[] }

function rowOf({ line, body, options }: Draft, key: string | undefined): FormatRow {
  const text = { text: body.join(' ').replace(/\s+/g, ' ').trim() }
  const refuse = (code: 'format-no-key' | 'format-answers') => refusedRow(`${code}:${String(line)}`, text)
  if (key === undefined) return refuse('format-no-key')
  const letters = key.toUpperCase().split(/[\s,;]+/)
  const right = options.filter(({ letter }) => letters.includes(letter))
  if (options.length === 0) return refuse('format-answers')
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

/** The questions of an Aiken file: a question, a line for each answer (`A. …`), and `ANSWER: A`. */
export function* readAiken(slices: Iterable<string>): Generator<FormatRow> {
  let draft: Draft | undefined
  let number = 0
  for (const line of linesOf(slices)) {
    number += 1
    if (line.trim() === '') continue
    const key = KEY.exec(line)?.[1]
    const [, letter, text] = OPTION.exec(line) ?? []
    if (draft === undefined) draft = { line: number, body: [line], options: [] }
    else if (key !== undefined) {
      yield rowOf(draft, key)
      draft = undefined
    } else if (
      letter !== undefined &&
      text !== undefined &&
      letter === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[draft.options.length]
    )
      draft.options.push({ letter, text: text.trim() })
    else if (draft.options.length === 0) draft.body.push(line)
    else {
      yield rowOf(draft, undefined)
      draft = { line: number, body: [line], options: [] }
    }
  }
  if (draft) yield rowOf(draft, undefined)
}
