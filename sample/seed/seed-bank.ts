import pRetry from 'p-retry'
import { SeedAreasDocument, SeedTagsDocument } from '#generated/operations.ts'
import { readRows } from '#domain/questions/read-row.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { academy } from '#sample/academy.ts'
import { readQuestions } from '#sample/read-questions.ts'

/** Brings the sample questions into the bank through the importer, as an administrator would. */
export async function seedBank(call: CallApi, onProgress: (step: string) => void): Promise<void> {
  // On a busy machine a function may be late; the importer knows rows that come twice.
  const retrying: CallApi = (document, variables) =>
    pRetry(() => call(document, variables), { retries: 2, minTimeout: 100 })
  await call(SeedTagsDocument, { tags: academy.tags })
  await call(SeedAreasDocument, { areas: academy.nclexAreas })
  const rows = readRows(readQuestions())
  const outcomes = await sendRows(retrying, rows, {
    dryRun: false,
    newTags: rows.flatMap((row) => (row.ok ? row.draft.tags : [])),
    newAreas: [],
    onProgress: (done) => {
      onProgress(`${done} of ${rows.length} questions`)
    },
  })
  const refused = outcomes.filter((one) => one.outcome === 'refused')
  if (refused.length > 0) throw new Error(`Sample questions were refused: ${JSON.stringify(refused.slice(0, 3))}`)
}
