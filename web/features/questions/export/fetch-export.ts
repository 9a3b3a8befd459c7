import { ExportQuestionsDocument } from '#generated/admin-operations.ts'
import type { ExportQuestionsQuery, ExportQuestionsQueryVariables } from '#generated/operations.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type Page = ExportQuestionsQuery['exportQuestions']

/** The whole bank, the results of a search, or the questions with these numbers. */
export type ExportScope = { search?: QuestionSearch | undefined; ids?: readonly number[] | undefined }

type Fetching = ExportScope & {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  onWaiting: (waiting: boolean) => void
}

/** `unsearched`: number of questions too new to be in the search index. */
type Fetched = { questions: Page['items']; unsearched: number }

/** Selected questions per request. */
const SELECTED_A_PAGE = 100

/** Yields the variables of each export request. Receives the previous page. */
function* requestsOf({ search, ids }: ExportScope): Generator<ExportQuestionsQueryVariables, void, Page> {
  if (ids === undefined)
    for (let after: number | null | undefined = 0; typeof after === 'number';) after = (yield { search, after }).next
  else for (let at = 0; at < ids.length; at += SELECTED_A_PAGE) yield { ids: ids.slice(at, at + SELECTED_A_PAGE) }
}

/**
 * Fetches all questions of the scope, page by page. Skips selected questions that were deleted. Returns undefined when
 * aborted.
 */
export async function fetchExport(fetching: Fetching): Promise<Fetched | undefined> {
  const { ids, signal, onProgress, onWaiting } = fetching
  const requests = requestsOf(fetching)
  const questions: Page['items'] = []
  let unsearched = 0
  for (let request = requests.next(); !request.done;) {
    const variables = request.value
    const { exportQuestions: page } = await retryWhileOffline(() => query(ExportQuestionsDocument, variables), {
      signal,
      onWaiting,
    })
    if (signal.aborted) return undefined
    questions.push(...page.items)
    unsearched = page.unsearched
    onProgress(questions.length, ids?.length ?? page.total)
    request = requests.next(page)
  }
  return { questions, unsearched }
}
