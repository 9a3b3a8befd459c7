import { EXAM_NAMES } from '#domain/exams/exam-item.ts'
import type { CalibrationRun } from '#generated/schema.ts'
import { calibrateExam } from './calibrate-exam.ts'
import { hasBank, rebuildEntries } from './exam-entries.ts'
import type { ExamDeps } from './exam-deps.ts'

/**
 * Corrects and calibrates each exam that has a bank, from all questions. The next run continues what is unfinished at
 * `until` (epoch milliseconds).
 */
export async function calibrateExams(deps: ExamDeps, until: number): Promise<CalibrationRun[]> {
  const runs: CalibrationRun[] = []
  for (const exam of EXAM_NAMES) {
    if (!(await hasBank(exam, deps))) continue
    await rebuildEntries(exam, deps)
    runs.push(await calibrateExam(exam, deps, until))
  }
  return runs
}
