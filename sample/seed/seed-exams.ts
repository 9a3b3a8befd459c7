import { EXAM_NAMES } from '#domain/exams/exam-item.ts'
import { SeedExamDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

/** Makes the banks of the adaptive exams of the questions that are there, as an administrator would: calls until each is done. */
export async function seedExams(call: CallApi): Promise<void> {
  for (const exam of EXAM_NAMES) {
    let status = 'running'
    while (status === 'running') ({ status } = (await call(SeedExamDocument, { exam })).calibrateExam)
  }
}
