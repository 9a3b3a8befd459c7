import { checkSearch, type QuestionSearch } from '#domain/questions/check-search.ts'
import { pageOf } from '#domain/search/page-of.ts'
import { findQuestions, foundItems, previewOf, QUESTION_SORTS } from '#domain/search/question-entry.ts'
import type {
  ListSortInput,
  QueryExportQuestionsArgs,
  QueryQuestionIdsArgs,
  QueryQuestionPlaceArgs,
  QueryQuestionsArgs,
  QuestionExport,
  QuestionPage,
  QuestionPlace,
  QuestionSearchInput,
} from '#generated/schema.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionRef } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { SearchDeps } from './search-deps.ts'
import { sorted } from './sorted.ts'
import { questionItemReply } from '#table/question-reply.ts'

/** The search that a caller asks for; none for the whole bank. Refuses as the form does (spec 2.5.33 to 2.5.36). */
function parseSearch(search: QuestionSearchInput | null | undefined): QuestionSearch | undefined {
  if (!search) return undefined
  const checked = checkSearch(search)
  if (!checked.ok) throw new Refusal(checked.code)
  return checked.search
}

/** Spec 2.9.2. */
const QUESTIONS_A_PAGE = 50

type Deps = Pick<SearchDeps, 'questions' | 'now'>

async function find(search: QuestionSearch | undefined, sort: ListSortInput | null | undefined, deps: Deps) {
  return sorted(findQuestions(await deps.questions(), search, deps.now()), sort, QUESTION_SORTS)
}

/** The bank by number or as it is sorted, or what a search finds, 50 a page (spec 2.2.7). Reads nothing of the table. Refuses with 'sort-unknown'. */
export async function listQuestions({ search, sort, page }: QueryQuestionsArgs, deps: Deps): Promise<QuestionPage> {
  const parsed = parseSearch(search)
  const shown = pageOf(await find(parsed, sort, deps), page, QUESTIONS_A_PAGE)
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

/** The numbers of all questions that a search finds, in the list's order. */
export async function listQuestionIds({ search, sort }: QueryQuestionIdsArgs, deps: Deps): Promise<number[]> {
  return (await find(parseSearch(search), sort, deps)).map(({ id }) => id)
}

/** Where a question stands in what a search finds, with those before and after it; null when the search does not find it. */
export async function findPlace(
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

const QUESTIONS_AN_EXPORT = 100

/**
 * The bank, or what a search finds, whole, 100 a page (a page after the last is empty): each with the ref under which an import finds it again. Which
 * questions they are is said by the snapshots, what they say by the table; one deleted in between is left out. With `ids`, these
 * alone, on one page of at most 100. Refuses with 'export-too-many'.
 */
export async function exportQuestions(
  { search, ids, page }: QueryExportQuestionsArgs,
  { table, questions, now }: Pick<SearchDeps, 'table' | 'questions' | 'now'>,
): Promise<QuestionExport> {
  if (ids && ids.length > QUESTIONS_AN_EXPORT) throw new Refusal('export-too-many')
  const parsed = parseSearch(search)
  const shown = ids
    ? { items: ids, total: ids.length, page: 1 }
    : pageOf(
        findQuestions(await questions(), parsed, now()).map(({ id }) => id),
        page,
        QUESTIONS_AN_EXPORT,
      )
  const listed = page > shown.page ? [] : shown.items
  const items = await batchGet<QuestionItem>(
    table,
    listed.map((id) => questionKey(id)),
  )
  const exported = items
    .sort((a, b) => a.id - b.id)
    .map((item) => ({
      ref: questionRef(item),
      question: questionItemReply(item),
    }))
  return { items: exported, total: shown.total, page }
}
