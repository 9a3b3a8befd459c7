import { checkSettings } from '#domain/exams/check-settings.ts'
import type { ExamBank, UpdateExamSettingsInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { ExamDeps } from './exam-deps.ts'
import { readEntries } from './exam-entries.ts'
import { examNamed, readExamBank } from './read-exam-bank.ts'
import { writeExamBank } from './write-exam-bank.ts'

/**
 * Sets the shares of an exam's areas and its standard, whose ability follows. Refused as `checkSettings` says, without a bank, and with
 * 'exam-changed' when another administrator changed the settings first; the same settings again are no change.
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
