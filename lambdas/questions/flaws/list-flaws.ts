import { pageOf } from '#domain/search/page-of.ts'
import { byUrgency, flawCases } from '#domain/statistics/flaw-case.ts'
import { holdsWords, wordsOf } from '#domain/text/holds-words.ts'
import type { FoundFlaws, QueryFlawsArgs } from '#generated/schema.ts'
import { flawCases as decidedCases } from '#table/bank-keys.ts'
import type { FlawCaseItem } from '#table/flaw-case.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { FlawDeps } from './flaw-deps.ts'
import { caseReply, namesOfDeciders, readOpenReports } from './read-cases.ts'

const CASES_A_PAGE = 50

/**
 * Questions with flaws, open reports or a decision, those that search and filters match, 50 a page: new and urgent ones first. Half a
 * read unit for 4 KB of open reports (some ten), and for 4 KB of decisions (some fifteen).
 */
export async function listFlaws(
  { search, state, flaw, reported, page }: QueryFlawsArgs,
  { table, entries, statistics }: Omit<FlawDeps, 'now'>,
): Promise<FoundFlaws> {
  const [bank, lines, reports, decisions] = await Promise.all([
    entries(),
    statistics(),
    readOpenReports(table),
    queryWholeIndex<FlawCaseItem>(table, { index: 'gsi1', pk: decidedCases.gsi1pk }),
  ])
  const questions = new Map(bank.map((entry) => [entry.id, entry]))
  const words = wordsOf(search ?? '')
  const id = Number((search ?? '').trim())
  const isSearched = (question: number) =>
    words.length === 0 || question === id || holdsWords(questions.get(question)?.text ?? '', words)
  const cases = flawCases(lines, reports, decisions)
    .filter((each) => (state ? each.state === state : true))
    .filter(({ reasons }) => (flaw ? reasons.some(({ kind }) => kind === flaw) : true))
    .filter((each) => (reported ? each.reports.length > 0 : true))
    .filter(({ question }) => isSearched(question))
    .sort(byUrgency)
  const shown = pageOf(cases, page, CASES_A_PAGE)
  const names = await namesOfDeciders(shown.items, table)
  return { ...shown, items: shown.items.map((each) => caseReply(each, questions.get(each.question), names)) }
}
