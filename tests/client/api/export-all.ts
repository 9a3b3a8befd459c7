import { ExportQuestionsDocument } from '#generated/admin-operations.ts'
import type { ExportQuestionsQuery } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

type Page = ExportQuestionsQuery['exportQuestions']

/** Exports the whole bank, or the questions with these numbers, as an administrator. */
export async function exportAll(admin: CallApi, ids?: readonly number[]): Promise<Page['items']> {
  const rows: Page['items'] = []
  if (ids)
    for (let at = 0; at < ids.length; at += 100)
      rows.push(...(await admin(ExportQuestionsDocument, { ids: ids.slice(at, at + 100) })).exportQuestions.items)
  else
    for (let after: number | null = 0; after !== null;) {
      const { items, next }: Page = (await admin(ExportQuestionsDocument, { after })).exportQuestions
      rows.push(...items)
      after = next ?? null
    }
  return rows
}
