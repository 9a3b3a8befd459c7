import { EXAM_NAMES, type ExamName } from '#domain/exams/exam-item.ts'
import { followQuestions } from '#domain/exams/exam-entry.ts'
import type { QuestionItem } from '#table/question.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { ExamDeps } from '#lambdas/exams/exam-deps.ts'
import { entryOf, hasBank, rebuildEntries } from '#lambdas/exams/exam-entries.ts'
import { changeExamBank, writeExamBank } from '#lambdas/exams/write-exam-bank.ts'

/** Returns the last change per question that is or was in an exam; undefined means deleted. */
const inExam = (changes: readonly Change<'question'>[], exam: ExamName): Map<number, QuestionItem | undefined> =>
  new Map(
    changes
      .filter(({ before, after }) => [before, after].some((question) => question?.tags.includes(exam)))
      .map(({ after, item }) => [item.id, after]),
  )

/**
 * Updates the banks of adaptive exams with question changes (decision 0079). An exam's first calibration creates its
 * bank. Idempotent: an older version of a question changes nothing, and a repeated batch completes what a crash left
 * between file and bank.
 */
export async function projectExamBanks(changes: readonly Change<'question'>[], deps: ExamDeps): Promise<void> {
  for (const exam of EXAM_NAMES) {
    const changed = inExam(changes, exam)
    if (changed.size === 0) continue
    const read = new Map([...changed].map(([id, item]) => [id, item && entryOf(item, exam)]))
    await changeExamBank(exam, deps, (before) => before && followQuestions(before, read))
  }
}

/** Rebuilds the files and banks of exams that have a bank, from all questions. */
export async function rebuildExamBanks(deps: ExamDeps): Promise<void> {
  for (const exam of EXAM_NAMES) {
    if (!(await hasBank(exam, deps))) continue
    await rebuildEntries(exam, deps)
    await writeExamBank(exam, deps)
  }
}
