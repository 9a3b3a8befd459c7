import { EXAM_NAMES, type ExamName } from '#domain/exams/exam-item.ts'
import { followQuestions } from '#domain/exams/exam-entry.ts'
import type { QuestionItem } from '#table/question.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { ExamDeps } from '#lambdas/exams/exam-deps.ts'
import { entryOf, hasBank, rebuildEntries } from '#lambdas/exams/exam-entries.ts'
import { changeExamBank, writeExamBank } from '#lambdas/exams/write-exam-bank.ts'

/** What a batch makes of questions that are or were in an exam: of several changes of one, the last; undefined: it was deleted. */
const inExam = (changes: readonly Change<'question'>[], exam: ExamName): Map<number, QuestionItem | undefined> =>
  new Map(
    changes
      .filter(({ before, after }) => [before, after].some((question) => question?.tags.includes(exam)))
      .map(({ after, item }) => [item.id, after]),
  )

/**
 * Keeps the banks of adaptive exams as the questions are (decision 0079). An exam that has no bank yet gets one by its first calibration.
 * Repeatable: an older version of a question changes nothing, and what a crash left between file and bank, the same batch writes.
 */
export async function projectExamBanks(changes: readonly Change<'question'>[], deps: ExamDeps): Promise<void> {
  for (const exam of EXAM_NAMES) {
    const changed = inExam(changes, exam)
    if (changed.size === 0) continue
    const read = new Map([...changed].map(([id, item]) => [id, item && entryOf(item, exam)]))
    await changeExamBank(exam, deps, (before) => before && followQuestions(before, read))
  }
}

/** Corrects the files and banks of exams that have one by all questions. */
export async function rebuildExamBanks(deps: ExamDeps): Promise<void> {
  for (const exam of EXAM_NAMES) {
    if (!(await hasBank(exam, deps))) continue
    await rebuildEntries(exam, deps)
    await writeExamBank(exam, deps)
  }
}
