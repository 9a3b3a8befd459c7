import { questionKey } from '#table/keys.ts'
import { questionOf, questionRef, type QuestionItem } from '#table/question.ts'
import { findQuestions } from '#domain/search/question-entry.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { QueryExportQuestionsArgs, QuestionExport } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import { questionReply } from '#lambdas/questions/question-reply.ts'
import { parseSearch } from './parse-search.ts'
import type { SearchDeps } from '#lambdas/functions/search/deps.ts'

const QUESTIONS_A_PAGE = 100

/**
 * The bank, or what a search finds, whole, 100 a page (a page after the last is empty): each with the ref under which an import finds it again. Which
 * questions they are is said by the snapshots, what they say by the table; one deleted in between is left out.
 */
export async function exportQuestions(
  { search, page }: QueryExportQuestionsArgs,
  { table, questions }: Pick<SearchDeps, 'table' | 'questions'>,
): Promise<QuestionExport> {
  const asked = parseSearch(search)
  const found = pageOf(findQuestions(await questions(), asked), page, QUESTIONS_A_PAGE)
  const listed = page > found.page ? [] : found.items
  const items = await batchGet<QuestionItem>(
    table,
    listed.map(({ id }) => questionKey(id)),
  )
  const exported = items
    .sort((a, b) => a.id - b.id)
    .map((item) => ({
      ref: questionRef(item),
      question: questionReply({ question: questionOf(item), version: item.version }),
    }))
  return { items: exported, total: found.total, page }
}
