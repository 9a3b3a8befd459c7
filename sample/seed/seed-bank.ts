import { SeedAreasDocument, SeedTagsDocument } from '#generated/operations.ts'
import { readRows } from '#domain/questions/read-row.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { academy } from '#sample/academy.ts'
import { readQuestions } from '#sample/read-questions.ts'
import { callAgain } from './call-again.ts'

/** Brings the sample questions into the bank through the importer, as an administrator would; it knows rows that come twice. */
export async function seedBank(call: CallApi, onProgress: (step: string) => void): Promise<void> {
  await call(SeedTagsDocument, { tags: academy.tags })
  await call(SeedAreasDocument, { areas: academy.nclexAreas })
  const rows = readRows(readQuestions())
  const outcomes = await sendRows(callAgain(call), rows, {
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
