import { ExportQuestionsDocument } from '#generated/admin-operations.ts'
import type { ExportQuestionsQuery, ExportQuestionsQueryVariables } from '#generated/operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type ExportedQuestion = ExportQuestionsQuery['exportQuestions']['items'][number]

/** The whole bank, what a search finds, or the questions with these numbers. */
export type ExportScope = { search?: QuestionSearch | undefined; ids?: readonly number[] | undefined }

type Fetching = ExportScope & {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  onWaiting: (waiting: boolean) => void
}

/** Questions a request. */
const PAGE = 100

/** What the page of an export asks for. */
const variablesOf = ({ search, ids }: ExportScope, page: number): ExportQuestionsQueryVariables =>
  ids === undefined ? { search, page } : { ids: ids.slice((page - 1) * PAGE, page * PAGE), page: 1 }

/** All questions of the scope, page by page, each once; undefined when stopped. */
export async function fetchExport(fetching: Fetching): Promise<ExportedQuestion[] | undefined> {
  const { ids, signal, onProgress, onWaiting } = fetching
  const questions = new Map<number, ExportedQuestion>()
  for (let page = 1; ; page += 1) {
    const { exportQuestions } = await retryWhileOffline(
      () => query(ExportQuestionsDocument, variablesOf(fetching, page)),
      { signal, onWaiting },
    )
    if (signal.aborted) return undefined
    for (const item of exportQuestions.items) questions.set(item.question.id, item)
    const total = ids?.length ?? exportQuestions.total
    onProgress(questions.size, total)
    // The bank may change in the meantime: an empty page is the end of it, and ticked questions that are gone are left out.
    if (ids === undefined ? exportQuestions.items.length === 0 || questions.size >= total : page * PAGE >= total) break
  }
  return [...questions.values()]
}
