import { type FormatReason, isFormatReason } from 'question-formats/reasons.ts'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { checkQuestion, type QuestionDraft } from './check-question.ts'
import { isQuestionType, QUESTION_TYPES } from './question.ts'
import { type Fields, isFields } from './fields.ts'
import { optional, type Reason, reasonOf } from './formatted.ts'
import { plainOfHtml } from '#domain/text/plain-of-html.ts'
import { bareText, refOfTexts } from './row-ref.ts'
import { choiceAnswers } from './types/choice.ts'
import { typeRules } from './types/question-types.ts'

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Returns the HTML of a row, if it has any. */
const htmlOf = (value: unknown): string | undefined => (textOf(value) === '' ? undefined : textOf(value))

/** Returns a plain text of a row, or that of its HTML if it has nothing else. */
const plainOf = (value: unknown, html: unknown): string =>
  textOf(value) === '' ? plainOfHtml(textOf(html)) : textOf(value)

type ReadAnswers =
  | {
      ok: true
      answers: ({ text: string; textHtml?: string; correct: boolean; match: string | null } & Reason)[]
      notes: QuestionMessage[]
    }
  | { ok: false; code: QuestionMessage }

/** Reads the answers of an import row; if `type` is unknown, as those of a choice. */
function readAnswers(values: readonly unknown[], type: string): ReadAnswers {
  const rules = (isQuestionType(type) ? typeRules(type).answers : undefined) ?? choiceAnswers
  const answers = values.map((value): Fields => (isFields(value) ? value : { text: value }))
  const keys = answers.flatMap((answer) => rules.importedKey(answer) ?? [])
  if (keys.length < answers.length) return { ok: false, code: 'correct-unclear' }
  const texts = answers.map(({ text, textHtml }) => plainOf(text, textHtml))
  const noteIf = (condition: boolean, note: QuestionMessage): QuestionMessage[] => (condition ? [note] : [])
  return {
    ok: true,
    answers: keys.map(({ correct, match }, index) => ({
      text: rules.spellText(texts[index] ?? ''),
      ...optional('textHtml', htmlOf(answers[index]?.textHtml)),
      correct,
      match,
      ...reasonOf({
        text: plainOf(answers[index]?.why, answers[index]?.whyHtml),
        html: htmlOf(answers[index]?.whyHtml),
      }),
    })),
    notes: [
      ...noteIf(
        texts.some((text) => rules.spellText(text) !== text),
        'answers-spelled',
      ),
      ...noteIf(
        keys.some(({ respelled }) => respelled),
        'correct-spelled',
      ),
      ...noteIf(
        answers.some(({ letter }, index) => letter !== undefined && letter !== 'ABCDEFGHIJ'[index]),
        'letters-relabelled',
      ),
      ...noteIf(new Set(texts.map(bareText)).size < texts.length, 'answers-same'),
    ],
  }
}

/** Why a row is refused, or what was read differently; for another program's format with a detail. */
export type RowReason = QuestionMessage | FormatReason

/**
 * A row of an import file, read but not yet checked. `text` is its question, `type` as written; `notes` list what was
 * read differently.
 */
export type ReadRow =
  | { ok: true; row: number; ref: string; text: string; draft: QuestionDraft; notes: RowReason[] }
  | { ok: false; row: number; ref: string; text: string; type: string; code: RowReason }

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []

/** Returns the type in the product's spelling; ignores case, spaces, and punctuation between words. */
function spellType(name: string): string {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  return QUESTION_TYPES.find((type) => bare(type) === bare(name)) ?? name.trim()
}

/** Returns the stable name of a row in its source: `ref`, or its id with its source; empty if it has neither. */
function refOf(fields: Fields): string {
  const ref = textOf(fields.ref).trim()
  if (ref !== '') return ref
  const id = textOf(fields.id).trim()
  const source = isFields(fields.source) ? textOf(fields.source.repo) : textOf(fields.source)
  if (id === '') return ''
  return source === '' ? `id:${id}` : `${source}:${id}`
}

/** Returns a content as JSON: a file may contain it parsed. */
const contentText = (content: unknown): string =>
  content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content)

/** Reads one row of the JSON shape described in docs/import.md. `row` counts from 1. */
export function readRow(value: unknown, row: number): ReadRow {
  if (!isFields(value)) return { ok: false, row, ref: '', text: textOf(value), type: '', code: 'row-not-object' }
  const text = plainOf(value.body, value.bodyHtml)
  const rowRef = refOf(value)
  const type = spellType(textOf(value.type))
  const refuse = (code: RowReason, ref = rowRef): ReadRow => ({ ok: false, row, ref, text, type, code })
  const refusal = textOf(value.refusal)
  if (isFormatReason(refusal)) return refuse(refusal)
  const hasContent = isQuestionType(type) && typeRules(type).content !== undefined
  if (value.cellFault === 'cell-date' || value.cellFault === 'cell-error') return refuse(value.cellFault)
  if (!Array.isArray(value.answers) && !hasContent) return refuse('answers-missing')
  if (listOf(value.correctBeyond).length > 0) return refuse('correct-beyond')
  if (value.formattedMalformed === true) return refuse('formatted-malformed')
  const read = readAnswers(hasContent || !Array.isArray(value.answers) ? [] : value.answers, type)
  if (!read.ok) return refuse(read.code)
  const { answers } = read
  const ref =
    rowRef === ''
      ? refOfTexts(text, hasContent ? [JSON.stringify(value.content ?? '')] : answers.map((answer) => answer.text))
      : rowRef
  const typeByKeys = (isQuestionType(type) ? typeRules(type).answers?.typeByKeys?.(answers) : undefined) ?? type
  const draft: QuestionDraft = {
    type: typeByKeys,
    body: text,
    ...optional('bodyHtml', htmlOf(value.bodyHtml)),
    answers,
    ...(hasContent ? { content: contentText(value.content) } : {}),
    ...(textOf(value.scoring) === '' ? {} : { scoring: textOf(value.scoring) }),
    rationale: plainOf(value.rationale, value.rationaleHtml),
    ...optional('rationaleHtml', htmlOf(value.rationaleHtml)),
    tags: listOf(value.tags),
    area: listOf(value.area),
  }
  const texts = [
    draft.body,
    draft.rationale,
    ...answers.flatMap(({ text: answerText, why = '' }) => [answerText, why]),
    ...draft.tags,
    ...draft.area,
  ]
  const matches = answers.flatMap(({ match }) => match ?? [])
  if ([ref, ...texts, ...matches].some(isMalformed)) return refuse('row-text-malformed', ref)
  // Rows that the form would refuse are not sent, so that one row does not block the others.
  const checked = checkQuestion(draft)
  if (!checked.ok) return refuse(checked.code, ref)
  const repeated = new Set(draft.tags).size < draft.tags.length || new Set(draft.area).size < draft.area.length
  const noteIf = (condition: boolean, note: QuestionMessage): QuestionMessage[] => (condition ? [note] : [])
  const notes: RowReason[] = [
    ...listOf(value.losses).filter(isFormatReason),
    ...noteIf(rowRef === '', 'ref-derived'),
    ...noteIf(value.cellFormula === true, 'cell-formula'),
    ...noteIf(value.cellShown === true, 'cell-shown'),
    ...noteIf(value.cellsBeyond === true, 'cells-beyond'),
    ...noteIf(value.keyRead === true, 'key-read'),
    ...noteIf(typeByKeys !== type, 'single-became-select-all'),
    ...noteIf(type !== textOf(value.type), 'type-spelled'),
    ...read.notes,
    ...noteIf(
      texts.some((text) => text !== text.trim()),
      'text-trimmed',
    ),
    ...noteIf(repeated, 'tags-repeated'),
    ...noteIf(draft.rationale.trim() === '', 'rationale-empty'),
    ...noteIf(draft.tags.length === 0, 'tags-empty-row'),
  ]
  return { ok: true, row, ref, text, draft, notes }
}

/**
 * Returns a function that reads a file's rows one by one, for callers that cannot read all at once; refuses a second
 * row with the same ref, and notes a second one with the same question.
 */
export function rowReader(): (value: unknown, row: number) => ReadRow {
  const seen = new Set<string>()
  const bodies = new Set<string>()
  return (value, row) => {
    const read = readRow(value, row)
    if (!read.ok) return read
    if (seen.has(read.ref)) {
      const code = read.notes.includes('ref-derived') ? 'row-same-text' : 'row-repeated'
      return { ok: false, row, ref: read.ref, text: read.text, type: read.draft.type, code }
    }
    seen.add(read.ref)
    const body = bareText(read.draft.body)
    if (bodies.has(body)) read.notes.push('text-same')
    bodies.add(body)
    return read
  }
}

/** Reads all rows of a file; refuses a second row with the same ref. */
export function readRows(values: readonly unknown[]): ReadRow[] {
  const read = rowReader()
  return values.map((value, index) => read(value, index + 1))
}
