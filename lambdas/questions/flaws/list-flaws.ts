import { pageOf } from '#domain/search/page-of.ts'
import { byUrgency, flawCases } from '#domain/item-analysis/flaw-case.ts'
import { containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { FoundFlaws, QueryFlawsArgs } from '#generated/schema.ts'
import type { FlawDeps } from './flaw-deps.ts'
import { caseReply, namesOfDeciders } from './read-cases.ts'

const CASES_PER_PAGE = 50

/**
 * Returns the questions with flaws, open reports, or a decision that match search and filters, 50 a page: new and
 * urgent ones first. Decisions and reports of the last second may be missing. Half a read unit for each administrator
 * who made a decision shown.
 */
export async function listFlaws(
  { search, state, flaw, reported, page }: QueryFlawsArgs,
  { table, entries, statistics, reports: openReports, decisions: decided }: Omit<FlawDeps, 'now'>,
): Promise<FoundFlaws> {
  const [bank, lines, reports, decisions] = await Promise.all([entries(), statistics(), openReports(), decided()])
  const questions = new Map(bank.map((entry) => [entry.id, entry]))
  const words = wordsOf(search ?? '')
  const id = Number((search ?? '').trim())
  const isSearched = (question: number) =>
    words.length === 0 || question === id || containsAllWords(questions.get(question)?.text ?? '', words)
  const cases = flawCases(lines, reports, decisions)
    .filter((each) => (state ? each.state === state : true))
    .filter(({ reasons }) => (flaw ? reasons.some(({ kind }) => kind === flaw) : true))
    .filter((each) => (reported ? each.reports.length > 0 : true))
    .filter(({ question }) => isSearched(question))
    .sort(byUrgency)
  const shown = pageOf(cases, page, CASES_PER_PAGE)
  const names = await namesOfDeciders(shown.items, table)
  return { ...shown, items: shown.items.map((each) => caseReply(each, questions.get(each.question), names)) }
}
