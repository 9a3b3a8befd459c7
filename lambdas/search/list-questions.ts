import { checkSearch, type QuestionSearch } from '#domain/questions/check-search.ts'
import { pageOf } from '#domain/search/page-of.ts'
import { findQuestions, foundItems, previewOf } from '#domain/search/question-entry.ts'
import type {
  QueryExportQuestionsArgs,
  QueryQuestionsArgs,
  QuestionExport,
  QuestionPage,
  QuestionSearchInput,
} from '#generated/schema.ts'
import { questionKey } from '#table/keys.ts'
import { type QuestionItem, questionRef } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { SearchDeps } from './search-deps.ts'
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

/** The bank by number, or what a search finds, 50 a page (spec 2.2.7). Reads nothing of the table. */
export async function listQuestions(
  { search, page }: QueryQuestionsArgs,
  { questions }: Pick<SearchDeps, 'questions'>,
): Promise<QuestionPage> {
  const parsed = parseSearch(search)
  const shown = pageOf(findQuestions(await questions(), parsed), page, QUESTIONS_A_PAGE)
  const items = shown.items.map((entry) => ({
    id: entry.id,
    type: entry.type,
    preview: previewOf(entry),
    tags: entry.tags,
    area: entry.area,
    items: foundItems(entry, parsed),
  }))
  return { ...shown, items }
}

const QUESTIONS_AN_EXPORT = 100

/**
 * The bank, or what a search finds, whole, 100 a page (a page after the last is empty): each with the ref under which an import finds it again. Which
 * questions they are is said by the snapshots, what they say by the table; one deleted in between is left out.
 */
export async function exportQuestions(
  { search, page }: QueryExportQuestionsArgs,
  { table, questions }: Pick<SearchDeps, 'table' | 'questions'>,
): Promise<QuestionExport> {
  const parsed = parseSearch(search)
  const shown = pageOf(findQuestions(await questions(), parsed), page, QUESTIONS_AN_EXPORT)
  const listed = page > shown.page ? [] : shown.items
  const items = await batchGet<QuestionItem>(
    table,
    listed.map(({ id }) => questionKey(id)),
  )
  const exported = items
    .sort((a, b) => a.id - b.id)
    .map((item) => ({
      ref: questionRef(item),
      question: questionItemReply(item),
    }))
  return { items: exported, total: shown.total, page }
}
