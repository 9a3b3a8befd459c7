import { findQuestions, previewOf } from '#domain/search/question-entry.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { QueryQuestionsArgs, QuestionPage } from '#generated/schema.ts'
import { parseSearch } from './parse-search.ts'
import type { SearchDeps } from '#lambdas/functions/search/deps.ts'

/** Spec 2.9.2. */
const QUESTIONS_A_PAGE = 50

/** The bank by number, or what a search finds, 50 a page (spec 2.2.7). Reads nothing of the table. */
export async function listQuestions(
  { search, page }: QueryQuestionsArgs,
  { questions }: Pick<SearchDeps, 'questions'>,
): Promise<QuestionPage> {
  const asked = parseSearch(search)
  const found = pageOf(findQuestions(await questions(), asked), page, QUESTIONS_A_PAGE)
  const items = found.items.map((entry) => ({
    id: entry.id,
    type: entry.type,
    preview: previewOf(entry),
    tags: entry.tags,
    area: entry.area,
  }))
  return { ...found, items }
}
