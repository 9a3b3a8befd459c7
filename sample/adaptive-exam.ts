import { checkQuestion } from '#domain/questions/check-question.ts'
import { readRows } from '#domain/questions/read-row.ts'
import { standardAbility } from '#domain/exams/calibration/standard.ts'
import { anchorsOf, examEntry, packedEntry } from '#domain/exams/exam-entry.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import type { ExamSource } from '#domain/exams/exam-source.ts'
import { packItems, unpackItems } from '#domain/exams/pack-items.ts'
import { readCases, readNgnQuestions } from './read-ngn.ts'
import { readQuestions } from './read-questions.ts'

/** An exam of the sample bank as the academy makes it on its first day: from the labels of its questions alone. */
export function sampleExam(exam: ExamName): ExamSource {
  const rows = readRows([...readQuestions(), ...readNgnQuestions(), ...readCases()])
  const entries = rows.flatMap((row, i) => {
    const verdict = row.ok ? checkQuestion(row.draft) : undefined
    if (!verdict?.ok) return []
    return examEntry({ ...verdict.question, id: i + 1 }, exam, { version: 1, time: 0, digest: '' }) ?? []
  })
  const { plan, standard } = defaultSettings(exam)
  return {
    exam,
    plan,
    standard: standardAbility(standard, anchorsOf(entries)),
    items: unpackItems(packItems(entries.map(packedEntry))),
  }
}
