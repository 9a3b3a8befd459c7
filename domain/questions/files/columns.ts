import { CSV_COLUMNS, rowOfCsv } from '../csv.ts'
import type { FileLine, FileTable } from './file-table.ts'

/** The product's column for each column of a file; undefined: left out. */
export type ColumnMap = readonly (string | undefined)[]

/** How to read a table; `type`: that of all rows, if no column has it. */
export type TableReading = { map: ColumnMap; type?: string | undefined }

/** The additional column in a file of refused rows; an import ignores it. */
export const REASON_COLUMN = 'reason'

/** Other names of columns in files. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  ref: ['reference'],
  type: ['questiontype', 'itemtype', 'kind', 'format'],
  body: ['question', 'stem', 'questiontext', 'questionstem', 'prompt', 'item', 'text'],
  rationale: ['explanation', 'feedback', 'reasoning', 'rationales'],
  tags: ['tag', 'topic', 'topics', 'category', 'categories', 'keywords', 'subject', 'subjects'],
  area: ['areas', 'nclexarea', 'nclexareas', 'clientneed', 'clientneeds', 'clientneedsarea'],
  correct: ['correctanswer', 'correctanswers', 'key', 'keys', 'answerkey', 'rightanswer', 'solution', 'answer'],
}

/** Columns that a file has once per answer. */
const NUMBERED: readonly (readonly [column: string, names: RegExp])[] = [
  ['answer', /^(?:answer|option|choice|response|distractor)?(10|[1-9]|[a-j])$/],
  ['match', /^(?:match|matching|matchingoption)(10|[1-9]|[a-j])$/],
  ['why', /^(?:why|rationale|explanation|feedback)(10|[1-9]|[a-j])$/],
]

/** Normalizes a column name for comparison: ignores case, blanks, and punctuation. */
export const bareName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const numberOf = (mark: string) => (/\d/.test(mark) ? mark : String(mark.charCodeAt(0) - 96))

function columnNamed(name: string): string | undefined {
  const exact = CSV_COLUMNS.find((column) => column === bareName(name))
  if (exact !== undefined) return exact
  const [alias] = Object.entries(ALIASES).find(([, names]) => names.includes(bareName(name))) ?? []
  if (alias !== undefined) return alias
  for (const [column, names] of NUMBERED) {
    const mark = names.exec(bareName(name))?.[1]
    if (mark !== undefined) return `${column}${numberOf(mark)}`
  }
  return undefined
}

/** Maps a file's columns by their names: the product's own names first, each for one column. */
export function guessColumns(head: readonly string[]): ColumnMap {
  const taken = new Set(head.map(bareName).filter((name) => CSV_COLUMNS.includes(name)))
  const seen = new Set<string>()
  return head.map((name) => {
    const column = columnNamed(name)
    const isOwn = column === bareName(name)
    if (column === undefined || seen.has(column) || (!isOwn && taken.has(column))) return undefined
    seen.add(column)
    return column
  })
}

/** Returns the required columns that a reading lacks, by the product's names. */
export function missingColumns({ map, type }: TableReading): string[] {
  const has = (column: string) => map.includes(column)
  return [
    ...(has('type') || type !== undefined ? [] : ['type']),
    ...(has('body') ? [] : ['body']),
    ...(has('answer1') || has('content') ? [] : ['answer1']),
  ]
}

/** Whether every column that is read has the product's own name, so that the guess needs no review. */
export function hasStandardColumns(head: readonly string[]): boolean {
  const map = guessColumns(head)
  return (
    missingColumns({ map }).length === 0 &&
    map.every((column, at) => column === undefined || column === bareName(head[at] ?? ''))
  )
}

/** Columns of a file that are not read. */
export const unreadColumns = (head: readonly string[], map: ColumnMap): string[] =>
  head.filter((name, at) => name !== '' && map[at] === undefined && bareName(name) !== REASON_COLUMN)

/** Converts a table line to an import's JSON shape (docs/import.md). Ignores errors of unread cells. */
export function rowOfLine(
  { cells, faults, formulas = [], shown = [] }: FileLine,
  { map, type }: TableReading,
): Record<string, unknown> {
  const record: Record<string, string | undefined> = { ...(type !== undefined && { type }) }
  map.forEach((column, at) => {
    if (column !== undefined) record[column] = cells[at]
  })
  const fault = [...(faults ?? [])].find(([at]) => map[at] !== undefined)?.[1]
  return {
    ...rowOfCsv(record),
    ...(fault !== undefined && { cellFault: fault }),
    ...(formulas.some((at) => map[at] !== undefined) && { cellFormula: true }),
    ...(shown.some((at) => map[at] !== undefined) && { cellShown: true }),
    ...(cells.slice(map.length).some((cell) => cell.trim() !== '') && { cellsBeyond: true }),
  }
}

/** Returns the first texts of a column, to recognize it by. */
export const firstValues = ({ lines }: FileTable, at: number, count = 3): string[] =>
  lines.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim()] : [])).slice(0, count)
