import { Buffer } from 'node:buffer'
import type { BankItem } from '#domain/exams/bank-item.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { packItems } from '#domain/exams/pack-items.ts'
import { aBank, type BankSize } from '#domain/exams/testing/a-bank.ts'
import type { ExamBankQuery } from '#generated/operations.ts'

type SentExam = ExamBankQuery['examBank']

export const aRun = (facts: Partial<SentExam['run']> = {}): SentExam['run'] => ({
  ...{ status: 'none', iteration: 0, responses: 0, sittings: 0, calibrated: 0, logLikelihood: null, updatedOn: null },
  ...facts,
})

/** An exam with these questions, as the server returns it. */
export function anExam(items: readonly BankItem[], facts: Partial<SentExam> = {}): ExamBankQuery {
  const exam = facts.exam === 'PN' ? 'PN' : 'RN'
  return {
    examBank: {
      exam,
      plan: defaultSettings(exam).plan.map(({ names, share, range: [lowest, highest] }) => ({
        ...{ names: [...names], share, lowest, highest },
      })),
      standard: { kind: 'anchor', percent: 65, ability: null },
      settingsVersion: 3,
      ability: 0.25,
      updatedOn: Date.UTC(2026, 10, 20, 12),
      sittings: 40,
      responses: 3400,
      items: Buffer.from(packItems(items)).toString('base64'),
      n: items.map(({ n }) => n),
      errors: items.map(({ error }) => error ?? null),
      sources: items.map(({ source }) => source),
      anchors: items.map(({ anchor }) => anchor),
      exposures: items.map(({ exposure }) => exposure),
      run: aRun({
        status: 'done',
        iteration: 31,
        responses: 3400,
        sittings: 40,
        calibrated: 12,
        logLikelihood: -2001.25,
      }),
      ...facts,
    },
  }
}

/** A bank that is large enough for the published test. Its first 40 questions are anchors. */
export const enough = (size: Partial<BankSize> = {}): BankItem[] =>
  aBank({ perArea: 30, ...size }).map((item) => ({ ...item, anchor: item.id <= 40 }))
