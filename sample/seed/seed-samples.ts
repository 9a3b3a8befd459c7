import { MarkSampleDocument, QuestionScreenDocument } from '#generated/admin-operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

/** The refs of the questions that visitors may try. */
export const SAMPLE_REFS: readonly string[] = ['sample:bcc-01', 'sample:sic-01', 'sample:bcc-04']

/** Makes these questions of the bank public samples, as an administrator would. */
export async function seedSamples(call: CallApi, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { question } = await call(QuestionScreenDocument, { id })
    if (question && !question.sample) await call(MarkSampleDocument, { id, version: question.version, sample: true })
  }
}
