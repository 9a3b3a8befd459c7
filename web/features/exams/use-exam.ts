import { useQuery } from '@tanstack/react-query'
import { ExamBankDocument } from '#generated/admin-operations.ts'
import type { ExamBankFieldsFragment } from '#generated/operations.ts'
import { type BankItem, bankItemsOf } from '#domain/exams/bank-item.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import type { PlanArea, Standard } from '#domain/exams/exam-settings.ts'
import { query } from '#web/lib/api/api.ts'

export type CalibrationRun = ExamBankFieldsFragment['run']

/** An exam for its pages. `ability` is that of the standard, absent while there is no bank. */
export type Exam = {
  exam: ExamName
  plan: readonly PlanArea[]
  standard: Standard
  /** Version of the plan and standard. */
  settingsVersion: number
  ability?: number
  updatedOn?: number
  sittings: number
  responses: number
  items: readonly BankItem[]
  run: CalibrationRun
}

export const examBankKey = (exam: ExamName) => ['exam-bank', exam] as const

const standardOf = ({ kind, percent, ability }: ExamBankFieldsFragment['standard']): Standard => {
  if (kind === 'fixed') return { kind, ability: ability ?? 0 }
  return { kind: kind === 'judged' ? 'judged' : 'anchor', percent: percent ?? 0 }
}

const areaOf = ({ names, share, lowest, highest }: ExamBankFieldsFragment['plan'][number]): PlanArea => {
  const [name = '', ...others] = names
  return { names: [name, ...others], share, range: [lowest, highest] }
}

/** Converts the server's reply to the types of the exam's rules. */
const examOf = (bank: ExamBankFieldsFragment): Exam => ({
  exam: bank.exam === 'PN' ? 'PN' : 'RN',
  plan: bank.plan.map(areaOf),
  standard: standardOf(bank.standard),
  settingsVersion: bank.settingsVersion,
  ...(bank.ability === null ? {} : { ability: bank.ability }),
  ...(bank.updatedOn === null ? {} : { updatedOn: bank.updatedOn }),
  sittings: bank.sittings,
  responses: bank.responses,
  items: bankItemsOf(bank),
  run: bank.run,
})

/** An exam with the data of its questions. */
export const useExam = (exam: ExamName) =>
  useQuery({
    queryKey: examBankKey(exam),
    queryFn: async () => (await query(ExamBankDocument, { exam })).examBank,
    select: examOf,
  })
