import { checkSettings } from '#domain/exams/check-settings.ts'
import type { ExamBank, UpdateExamSettingsInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { ExamDeps } from './exam-deps.ts'
import { readEntries } from './exam-entries.ts'
import { examNamed, readExamBank } from './read-exam-bank.ts'
import { writeExamBank } from './write-exam-bank.ts'

/**
 * Sets the shares of an exam's areas and its standard, which determines the ability. Throws 'exam-unknown', the codes
 * of `checkSettings`, 'exam-without-bank', and 'exam-changed' if another administrator changed the settings first;
 * identical settings are no change.
 */
export async function updateExamSettings(
  { input }: { input: UpdateExamSettingsInput },
  deps: ExamDeps,
): Promise<ExamBank> {
  const exam = examNamed(input.exam)
  const checked = checkSettings(exam, input)
  if (!checked.ok) throw new Refusal(checked.code)
  if ((await readEntries(exam, deps)) === undefined) throw new Refusal('exam-without-bank')
  await writeExamBank(exam, deps, { settings: checked.settings, over: input.settingsVersion })
  return readExamBank(exam, deps)
}
