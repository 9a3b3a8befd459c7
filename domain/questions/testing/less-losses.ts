import type { FormatKey } from 'question-formats/format-names.ts'
import { checkQuestion, type CheckedQuestion } from '../check-question.ts'
import type { ExportRow } from '../export-rows.ts'
import { isFields } from '../fields.ts'
import { refOfTexts } from '../row-ref.ts'

type Question = ExportRow['question']
type Answer = Question['answers'][number]

// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ue000-\ue007]/g

/** A text without control characters, its lines ended by line feeds. */
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '').trim()
const line = (text: string) => clean(text).replace(/\s+/g, ' ').trim()

/** A text of several lines as HTML keeps it: blanks in a row are one. */
const lines = (text: string) =>
  clean(text)
    .split('\n')
    .map((own) => own.replace(/[ \t\r\n\f]+/g, ' ').trim())
    .join('\n')
const GAPS = /^(?:Drop-Down|Drag-and-Drop) (?:Cloze|Rationale|Table)$/

const twin = <Text extends string | null | undefined>(text: Text) => (typeof text === 'string' ? clean(text) : text)

/** QTI from 2.0 on holds texts as XHTML. */
const isXhtml = (format: FormatKey) => format === 'qti21' || format === 'qti22' || format === 'qti3'
const inXhtml = ({ text, textHtml, why, whyHtml, match, ...answer }: Answer): Answer => ({
  ...answer,
  text: lines(text),
  textHtml: twin(textHtml),
  why: typeof why === 'string' ? lines(why) : why,
  whyHtml: twin(whyHtml),
  ...(match == null ? {} : { match: line(match) }),
})

/** The losses of answers that the formats share. */
function answersOf({ type, answers }: Question, format: FormatKey): readonly Answer[] {
  const isGift = format === 'gift'
  if (isXhtml(format)) return answers.map(inXhtml)
  return answers.map((answer) => {
    const texts = { ...answer, text: clean(answer.text), textHtml: twin(answer.textHtml) }
    if (type !== 'Matching/Dropdown') return { ...texts, why: twin(answer.why), whyHtml: twin(answer.whyHtml) }
    const text = isGift && answer.textHtml == null && answer.text.includes('->') ? line(answer.text) : texts.text
    return { ...texts, text, match: line(answer.match ?? ''), why: null, whyHtml: null }
  })
}

/** A value whose texts are changed, without reasons. */
function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((own) => changed(own, change))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => (name.startsWith('why') ? [] : [[name, changed(own, change)]])),
  )
}

function contentOf(question: Question, format: FormatKey): string | undefined {
  if (question.content == null) return undefined
  const parsed: unknown = JSON.parse(question.content)
  if (!isFields(parsed)) return undefined
  if (hasOptions(question.type)) return JSON.stringify(optionsOf(parsed))
  if (question.type === 'Highlight Text') return JSON.stringify(lessSpans(parsed))
  if (isTable(question.type)) return JSON.stringify(tableOf(parsed))
  const { decimals: _decimals, unit, anchor: _anchor, tokens, text, blanks, ...rest } = parsed
  const isMatrix = question.type.startsWith('Matrix')
  const own = changed(rest, isMatrix ? line : isXhtml(format) ? lines : clean)
  return JSON.stringify({
    ...(isFields(own) ? own : {}),
    ...(typeof text === 'string' && Array.isArray(blanks) ? renumbered(lines(text), blanks) : {}),
    ...(tokens === undefined ? {} : { tokens: changed(tokens, line) }),
    ...(unit !== undefined && format === 'moodle' ? { unit } : {}),
  })
}

const hasOptions = (type: string) => type === 'Select N' || type === 'Grouping' || type === 'Bow-Tie'
const isTable = (type: string) => type === 'Drop-Down Table' || type === 'Highlight Table'

/** Lists of options keep their formatting and their reasons. */
function optionsOf(value: unknown): unknown {
  if (typeof value === 'string') return lines(value)
  if (Array.isArray(value)) return value.map(optionsOf)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      name === 'label' && typeof own === 'string' ? line(own) : optionsOf(own),
    ]),
  )
}

/** Pieces of a text lie where its lines, cleaned, have them; their reasons are lost. */
function lessSpans(value: unknown): object {
  const { text, spans } = isFields(value) ? value : {}
  if (typeof text !== 'string' || !Array.isArray(spans)) throw new Error('No marked text')
  const given: readonly unknown[] = spans
  const keys = given.map((span) => (isFields(span) ? span : {}))
  const marked = keys.toReversed().reduce<string>((so, { start, end }) => {
    const [from, to] = [Number(start), Number(end)]
    return `${so.slice(0, from)}\ue010${so.slice(from, to)}\ue011${so.slice(to)}`
  }, text)
  const clear = lines(marked)
  const places = [...clear.matchAll(/\ue010([^\ue011]*)\ue011/g)]
  return {
    text: clear.replace(/[\ue010\ue011]/g, ''),
    spans: places.map(({ index, 1: words = '' }, at) => ({
      start: index - 2 * at,
      end: index - 2 * at + words.length,
      correct: keys[at]?.['correct'] === true,
    })),
  }
}

function tableOf({ headers, rows, blanks }: Readonly<Record<string, unknown>>): object {
  const given: readonly unknown[] = Array.isArray(rows) ? rows : []
  const own = { headers: changed(headers, line) }
  if (!Array.isArray(blanks)) {
    const marked = given.map((row) => {
      const { label, cells } = isFields(row) ? row : {}
      return { label: changed(label, line), cells: Array.isArray(cells) ? cells.map(lessSpans) : [] }
    })
    return { ...own, rows: marked }
  }
  const cells = changed(given, lines)
  const { text, blanks: keys } = renumbered(JSON.stringify(cells), blanks)
  const numbered: unknown = JSON.parse(text)
  return { ...own, rows: numbered, blanks: keys }
}

/** A Select N where a format has lists of answers alone. */
function listed(question: Question): Question {
  const parsed: unknown = JSON.parse(question.content ?? '{}')
  const options: readonly unknown[] = isFields(parsed) && Array.isArray(parsed['options']) ? parsed['options'] : []
  const answers = options.filter(isFields).map(({ correct, ...texts }, at) => ({
    ...texts,
    text: String(texts['text']),
    letter: 'ABCDEFGHIJ'.charAt(at),
    correct: correct === true,
  }))
  const { content: _content, ...rest } = question
  return { ...rest, type: 'Select All That Apply', answers, scoring: 'plus-minus' }
}

/** Blanks are numbered as they follow in the text. */
function renumbered(text: string, blanks: readonly unknown[]): { text: string; blanks: unknown[] } {
  const order = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number) - 1)
  return {
    text: text.replace(/\{\{(\d)\}\}/g, (_, number: string) => `{{${String(order.indexOf(Number(number) - 1) + 1)}}}`),
    blanks: order.map((at) => changed(blanks[at], line)),
  }
}

const TYPES: Readonly<Record<string, string>> = {
  Priority: 'Multiple Choice',
  'Drop-Down Rationale': 'Drop-Down Cloze',
  'Drag-and-Drop Rationale': 'Drag-and-Drop Cloze',
}

const typeIn = (format: FormatKey, type: string): string =>
  type === 'Priority' && format.startsWith('qti') ? type : (TYPES[type] ?? type)

const checkedOf = (question: Question): CheckedQuestion => {
  const checked = checkQuestion(question)
  if (!checked.ok) throw new Error(checked.code)
  return checked.question
}

/** A question of which Aiken keeps the plain texts and the key. */
function aikenRow({ question }: ExportRow): { ref: string; question: CheckedQuestion } {
  const answers = question.answers.map(({ letter, text, correct }) => ({ letter, text: line(text), correct }))
  const isTruth = answers.map(({ text }) => text.toLowerCase()).join() === 'true,false'
  const body = line(question.body)
  const plain = { type: isTruth ? 'True/False' : 'Multiple Choice', body, answers, rationale: '', tags: [], area: [] }
  return {
    ref: refOfTexts(
      body,
      answers.map(({ text }) => text),
    ),
    question: checkedOf(plain),
  }
}

/** A question as it comes back from a file of a format: what the format loses (FORMATS) is gone, and nothing else. */
export function lessLosses(format: FormatKey, row: ExportRow): { ref: string; question: CheckedQuestion } {
  if (format === 'aiken') return aikenRow(row)
  const question = row.question.type === 'Select N' && !isXhtml(format) ? listed(row.question) : row.question
  const rights = question.answers.filter(({ correct }) => correct).length
  const isKnownScoring = rights > 1 && rights < question.answers.length
  const content = contentOf(question, format)
  const { scoring, content: _content, ...rest } = question
  return {
    ref: row.ref,
    question: checkedOf({
      ...rest,
      body: isXhtml(format) ? lines(rest.body) : clean(rest.body),
      bodyHtml: twin(rest.bodyHtml),
      rationale: isXhtml(format) ? lines(rest.rationale) : clean(rest.rationale),
      rationaleHtml: twin(rest.rationaleHtml),
      type: typeIn(format, question.type),
      answers: answersOf(question, format),
      ...(content === undefined ? {} : { content }),
      ...(scoring != null && (isXhtml(format) || (isKnownScoring && format !== 'qti12')) ? { scoring } : {}),
      ...(GAPS.test(question.type) ? { body: lines(question.body) } : {}),
      tags: question.tags.map(format === 'gift' ? line : clean),
      area: question.area.map(format === 'gift' ? line : clean),
    }),
  }
}
