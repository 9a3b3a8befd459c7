import type { QuestionMessage } from '../messages/questions.ts'
import type { QuestionDraft } from './check-question.ts'
import { QUESTION_TYPES } from './question.ts'

/** A row of an import file, read but not yet checked. `notes` say what is not taken as it stood. */
export type ReadRow =
  | { ok: true; row: number; ref: string; draft: QuestionDraft; notes: QuestionMessage[] }
  | { ok: false; row: number; ref: string; code: QuestionMessage }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []

/** The type as the product spells it: case, spaces and punctuation between words do not count. */
function spellType(given: string): string {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  return QUESTION_TYPES.find((type) => bare(type) === bare(given)) ?? given.trim()
}

/** True and False as the product spells them. */
const spellTruth = (text: string) =>
  ['True', 'False'].find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? text

/** A stable name of the row in its source: `ref`, or its id together with the source it was taken from. */
function refOf(fields: Fields): string {
  const ref = textOf(fields.ref).trim()
  if (ref !== '') return ref
  const id = textOf(fields.id).trim()
  const source = isFields(fields.source) ? textOf(fields.source.repo) : textOf(fields.source)
  if (id === '') return ''
  return source === '' ? `id:${id}` : `${source}:${id}`
}

/** Reads one row of the JSON shape that docs/import.md describes. `row` counts from 1. */
export function readRow(value: unknown, row: number): ReadRow {
  if (!isFields(value)) return { ok: false, row, ref: '', code: 'row-not-object' }
  const ref = refOf(value)
  if (ref === '') return { ok: false, row, ref, code: 'row-no-ref' }
  if (!Array.isArray(value.answers)) return { ok: false, row, ref, code: 'answers-missing' }
  const given = value.answers.map((answer): Fields => (isFields(answer) ? answer : { text: answer }))
  const type = spellType(textOf(value.type))
  const matching = type === 'Matching/Dropdown'
  const spell = type === 'True/False' ? spellTruth : (text: string) => text
  const answers = given.map((answer) => ({
    text: spell(textOf(answer.text)),
    correct: answer.correct === true,
    match: matching ? textOf(answer.match ?? answer.correct) : null,
  }))
  const several = type === 'Multiple Choice' && answers.filter((answer) => answer.correct).length > 1
  const draft: QuestionDraft = {
    type: several ? 'Select All That Apply' : type,
    body: textOf(value.body),
    answers,
    rationale: textOf(value.rationale),
    tags: listOf(value.tags),
    area: listOf(value.area),
  }
  const lettersDiffer = given.some(
    (answer, index) => answer.letter !== undefined && answer.letter !== 'ABCDEFGHIJ'[index],
  )
  const texts = [draft.body, draft.rationale, ...answers.map((answer) => answer.text), ...draft.tags, ...draft.area]
  const repeated = new Set(draft.tags).size < draft.tags.length || new Set(draft.area).size < draft.area.length
  const noteIf = (holds: boolean, note: QuestionMessage): QuestionMessage[] => (holds ? [note] : [])
  const notes = [
    ...noteIf(several, 'single-became-select-all'),
    ...noteIf(type !== textOf(value.type), 'type-spelled'),
    ...noteIf(
      given.some((answer) => spell(textOf(answer.text)) !== textOf(answer.text)),
      'answers-spelled',
    ),
    ...noteIf(lettersDiffer, 'letters-relabelled'),
    ...noteIf(
      texts.some((text) => text !== text.trim()),
      'text-trimmed',
    ),
    ...noteIf(repeated, 'tags-repeated'),
    ...noteIf(draft.rationale.trim() === '', 'rationale-empty'),
    ...noteIf(draft.tags.length === 0, 'tags-empty-row'),
  ]
  return { ok: true, row, ref, draft, notes }
}

/** Reads a file's rows one by one, for who cannot read them all at once; a second row with one ref is refused. */
export function rowReader(): (value: unknown, row: number) => ReadRow {
  const seen = new Set<string>()
  return (value, row) => {
    const read = readRow(value, row)
    if (!read.ok) return read
    if (seen.has(read.ref)) return { ok: false, row, ref: read.ref, code: 'row-repeated' }
    seen.add(read.ref)
    return read
  }
}

/** Reads a whole file's rows; a second row with one ref is refused. */
export function readRows(values: readonly unknown[]): ReadRow[] {
  const read = rowReader()
  return values.map((value, index) => read(value, index + 1))
}
