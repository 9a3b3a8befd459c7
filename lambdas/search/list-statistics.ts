import { pageOf } from '#domain/search/page-of.ts'
import { previewOf, type QuestionEntry } from '#domain/search/question-entry.ts'
import type { SortKeys } from '#domain/search/list-sort.ts'
import { FLAWS } from '#domain/item-analysis/flaws.ts'
import { MIN_ANSWERS } from '#domain/item-analysis/item-figures.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import { containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { FoundStatistics, QueryQuestionStatisticsArgs, StatisticsLine } from '#generated/schema.ts'
import { driftReply } from './drift-reply.ts'
import type { SearchDeps } from './search-deps.ts'
import { sorted } from './sorted.ts'

type Line = StatisticsEntry & { question?: QuestionEntry }

/** Greater than any value, so that lines without a value come last in ascending order. */
const LAST = Number.MAX_VALUE
const figure = (value: number | undefined) => value ?? LAST

/** The sort keys of the list's columns; flaws sort by the most urgent one. */
const STATISTICS_SORTS: SortKeys<Line> = {
  id: ({ id }) => id,
  n: ({ n }) => n,
  share: ({ share }) => share,
  discrimination: ({ discrimination }) => figure(discrimination),
  efficiency: ({ efficiency }) => figure(efficiency),
  seconds: ({ seconds }) => figure(seconds),
  leftOut: ({ leftOut }) => leftOut,
  infit: ({ infit }) => figure(infit),
  flaws: ({ flaws: [first] }) => (first === undefined ? FLAWS.length : FLAWS.indexOf(first)),
}

const LINES_PER_PAGE = 50
const LINES_PER_FILE = 500

/** Whether a line matches a search: its number, or every word in its current question. */
function isSearched(search: string): (line: Line) => boolean {
  const words = wordsOf(search)
  if (words.length === 0) return () => true
  const id = Number(search.trim())
  return (line) => line.id === id || (line.question !== undefined && containsAllWords(line.question.text, words))
}

/** Returns a line with its question. Answers from before the question had its number belong to a deleted one. */
function lineOf(entry: StatisticsEntry, question: QuestionEntry | undefined): Line {
  if (question === undefined) return entry
  const { since = 0 } = question
  if (entry.version < since) return entry
  const { drift, ...line } = entry
  const answered = entry.answered?.filter(([version]) => version >= since)
  return {
    ...line,
    question,
    versions: answered?.length ?? entry.versions,
    ...(drift !== undefined && drift.version >= since ? { drift } : {}),
  }
}

const reply = ({ question, ...line }: Line): StatisticsLine => ({
  id: line.id,
  item: line.item ?? null,
  type: line.type,
  preview: question ? (question.items?.[(line.item ?? 0) - 1]?.preview ?? previewOf(question)) : null,
  version: line.version,
  versions: line.versions,
  n: line.n,
  share: line.share,
  from: line.from,
  to: line.to,
  by: line.by,
  known: line.known,
  discrimination: line.discrimination ?? null,
  efficiency: line.efficiency ?? null,
  seconds: line.seconds ?? null,
  leftOut: line.leftOut,
  infit: line.infit ?? null,
  flaws: line.flaws,
  drift: driftReply(line.drift),
})

/**
 * Lists question statistics by number or sorted, filtered by search and filters, 50 per page, or 500 per page for a
 * file, where a page after the last is empty. Reads nothing from the table. Throws 'sort-unknown'.
 */
export async function listStatistics(
  { search, flaw, enough, sort, whole, page }: QueryQuestionStatisticsArgs,
  { statistics, questions }: Pick<SearchDeps, 'statistics' | 'questions'>,
): Promise<FoundStatistics> {
  const [entries, bank] = await Promise.all([statistics(), questions()])
  const known = new Map(bank.map((question) => [question.id, question]))
  const fits = isSearched(search ?? '')
  const lines = entries
    .map((entry) => lineOf(entry, known.get(entry.id)))
    .filter((line) => (flaw ? line.flaws.includes(flaw) : true))
    .filter(({ n }) => enough === null || enough === undefined || n >= MIN_ANSWERS === enough)
    .filter(fits)
  const shown = pageOf(sorted(lines, sort, STATISTICS_SORTS), page, whole ? LINES_PER_FILE : LINES_PER_PAGE)
  if (!whole) return { ...shown, items: shown.items.map(reply) }
  return { total: shown.total, page, items: page > shown.page ? [] : shown.items.map(reply) }
}
