import { cellOfText } from '#domain/questions/csv.ts'
import { utcCell } from '#domain/text/csv-file.ts'
import type { Difference, Drift } from './drift.ts'
import { MIN_ANSWERS } from './item-figures.ts'

type CsvDrift = Omit<Drift, 'discrimination'> & { discrimination: Difference | null }

/** A line of the list as in the API; undefined figures are null. */
export type StatisticsRow = {
  id: number
  item: number | null
  type: string
  preview: string | null
  version: number
  versions: number
  n: number
  share: number
  from: number
  to: number
  by: 'rest' | 'ability'
  known: number
  discrimination: number | null
  efficiency: number | null
  seconds: number | null
  leftOut: number
  infit: number | null
  flaws: readonly string[]
  drift: CsvDrift | null
}

/** Columns; null is an empty cell. */
const COLUMNS: readonly (readonly [name: string, value: (row: StatisticsRow) => string | number | null])[] = [
  ['Question', ({ id }) => id],
  ['Item', ({ item }) => item],
  ['Type', ({ type }) => type],
  ['Text', ({ preview }) => preview ?? ''],
  ['Deleted', ({ preview }) => (preview === null ? 'yes' : 'no')],
  ['Version of (UTC)', ({ version }) => utcCell(version)],
  ['Versions', ({ versions }) => versions],
  ['Answers', ({ n }) => n],
  ['Enough answers', ({ n }) => (n >= MIN_ANSWERS ? 'yes' : 'no')],
  ['Share of points', ({ share }) => share],
  ['From (95%)', ({ from }) => from],
  ['To (95%)', ({ to }) => to],
  ['Discrimination', ({ discrimination }) => discrimination],
  ['Discrimination by', ({ by }) => by],
  ['Answers for discrimination', ({ known }) => known],
  ['Efficiency', ({ efficiency }) => efficiency],
  ['Seconds (median)', ({ seconds }) => seconds],
  ['Left out', ({ leftOut }) => leftOut],
  ['Infit', ({ infit }) => infit],
  ['Compared with version of (UTC)', ({ drift }) => (drift ? utcCell(drift.version) : null)],
  ['Change of share', ({ drift }) => drift?.share.value ?? null],
  ['Change from (95%)', ({ drift }) => drift?.share.from ?? null],
  ['Change to (95%)', ({ drift }) => drift?.share.to ?? null],
  ['Change of discrimination', ({ drift }) => drift?.discrimination?.value ?? null],
  ['Change of discrimination from (95%)', ({ drift }) => drift?.discrimination?.from ?? null],
  ['Change of discrimination to (95%)', ({ drift }) => drift?.discrimination?.to ?? null],
  ['Flaws', ({ flaws }) => flaws.join('; ')],
]

/**
 * Returns a number unquoted, so that a spreadsheet reads a negative one as a number; escapes text so that it is not
 * read as a formula.
 */
const cell = (value: string | number | null): string => {
  if (value === null) return ''
  return typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4) : cellOfText(value)
}

/** Returns statistics of questions as a CSV file (UTF-8 with a byte-order mark, for Excel). */
export const csvOfStatistics = (rows: readonly StatisticsRow[]): string => {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, valueOf]) => cell(valueOf(row))))]
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
