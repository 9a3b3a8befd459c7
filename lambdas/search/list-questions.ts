import { checkSearch, type QuestionSearch } from '#domain/questions/check-search.ts'
import { pageOf } from '#domain/search/page-of.ts'
import { findQuestions, foundItems, previewOf, QUESTION_SORTS } from '#domain/search/question-entry.ts'
import type {
  ListSortInput,
  QueryQuestionIdsArgs,
  QueryQuestionPlaceArgs,
  QueryQuestionsArgs,
  QuestionPage,
  QuestionPlace,
  QuestionSearchInput,
} from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { SearchDeps } from './search-deps.ts'
import { sorted } from './sorted.ts'

/** Returns the caller's search; undefined for the whole bank. Throws as the form does (spec 2.5.33 to 2.5.36). */
export function parseSearch(search: QuestionSearchInput | null | undefined): QuestionSearch | undefined {
  if (!search) return undefined
  const checked = checkSearch(search)
  if (!checked.ok) throw new Refusal(checked.code)
  return checked.search
}

/** Spec 2.9.2. */
const QUESTIONS_PER_PAGE = 50

type Deps = Pick<SearchDeps, 'questions' | 'now'>

async function find(search: QuestionSearch | undefined, sort: ListSortInput | null | undefined, deps: Deps) {
  return sorted(findQuestions(await deps.questions(), search, deps.now()), sort, QUESTION_SORTS)
}

/**
 * Lists the bank or a search's results, by number or sorted, 50 per page (spec 2.2.7). Reads nothing from the table.
 * Throws 'sort-unknown'.
 */
export async function listQuestions({ search, sort, page }: QueryQuestionsArgs, deps: Deps): Promise<QuestionPage> {
  const parsed = parseSearch(search)
  const shown = pageOf(await find(parsed, sort, deps), page, QUESTIONS_PER_PAGE)
  const items = shown.items.map((entry) => ({
    id: entry.id,
    type: entry.type,
    preview: previewOf(entry),
    tags: entry.tags,
    area: entry.area,
    items: foundItems(entry, parsed),
    changedOn: entry.time ?? null,
    sample: entry.sample ?? false,
  }))
  return { ...shown, items }
}

/** Returns the numbers of all questions that a search finds, in list order. */
export async function listQuestionIds({ search, sort }: QueryQuestionIdsArgs, deps: Deps): Promise<number[]> {
  return (await find(parseSearch(search), sort, deps)).map(({ id }) => id)
}

/**
 * Returns a question's position in a search's results, with the previous and next one; null if the search does not find
 * it.
 */
export async function findPosition(
  { id, search, sort }: QueryQuestionPlaceArgs,
  deps: Deps,
): Promise<QuestionPlace | null> {
  const list = await find(parseSearch(search), sort, deps)
  const at = list.findIndex((entry) => entry.id === id)
  if (at < 0) return null
  return {
    position: at + 1,
    total: list.length,
    previous: list[at - 1]?.id ?? null,
    next: list[at + 1]?.id ?? null,
  }
}
