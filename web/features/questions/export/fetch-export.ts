import { ExportQuestionsDocument } from '#generated/admin-operations.ts'
import type { ExportQuestionsQuery } from '#generated/operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type ExportedQuestion = ExportQuestionsQuery['exportQuestions']['items'][number]

type Fetching = {
  search: QuestionSearch | undefined
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  onWaiting: (waiting: boolean) => void
}

/** All questions of the bank or of a search, page by page, each once; undefined when stopped. */
export async function fetchExport(fetching: Fetching): Promise<ExportedQuestion[] | undefined> {
  const { search, signal, onProgress, onWaiting } = fetching
  const questions = new Map<number, ExportedQuestion>()
  for (let page = 1; ; page += 1) {
    const { exportQuestions } = await retryWhileOffline(() => query(ExportQuestionsDocument, { search, page }), {
      signal,
      onWaiting,
    })
    if (signal.aborted) return undefined
    for (const item of exportQuestions.items) questions.set(item.question.id, item)
    onProgress(questions.size, exportQuestions.total)
    // The bank may change in the meantime: an empty page is the end, whatever the total was.
    if (exportQuestions.items.length === 0 || questions.size >= exportQuestions.total) break
  }
  return [...questions.values()]
}
