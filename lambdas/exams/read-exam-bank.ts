import type { ExamEntry } from '#domain/exams/exam-entry.ts'
import { packedEntry } from '#domain/exams/exam-entry.ts'
import { type ExamName, isExamName } from '#domain/exams/exam-item.ts'
import { defaultSettings, type ExamSettings, nameShown } from '#domain/exams/exam-settings.ts'
import { packItems } from '#domain/exams/pack-items.ts'
import type { ExamItem, ExamRunItem } from '#table/exam.ts'
import { examKey, examRunKey } from '#table/bank-keys.ts'
import type { ExamBank, ExamStandard } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { areasNow } from '#lambdas/questions/labels/list-names.ts'
import { runReply } from './calibrate-exam.ts'
import { readEntries } from './exam-entries.ts'
import type { ExamDeps } from './exam-deps.ts'

/** Returns the exam of this name. Throws 'exam-unknown'. */
export function examNamed(name: string): ExamName {
  if (!isExamName(name)) throw new Refusal('exam-unknown')
  return name
}

const standardReply = ({ standard }: ExamSettings): ExamStandard =>
  standard.kind === 'fixed'
    ? { kind: standard.kind, percent: null, ability: standard.ability }
    : { kind: standard.kind, percent: standard.percent, ability: null }

/** Returns the standard error of a question's difficulty: that of the mean of its independent parts. */
function errorOf({ parts }: ExamEntry): number | null {
  const errors = parts.flatMap(({ error }) => error ?? [])
  if (errors.length < parts.length) return null
  return Math.hypot(...errors) / parts.length
}

/** Returns an exam with its settings and all data on its questions, by number. */
export async function readExamBank(name: string, deps: ExamDeps): Promise<ExamBank> {
  const exam = examNamed(name)
  const [item, run, file, academy] = await Promise.all([
    getItem<ExamItem>(deps.table, examKey(exam), { consistent: true }),
    getItem<ExamRunItem>(deps.table, examRunKey(exam), { consistent: true }),
    readEntries(exam, deps),
    areasNow(deps.table),
  ])
  const entries = file?.entries ?? []
  const settings = item?.settings ?? defaultSettings(exam)
  const sittings = run?.sittings ?? 0
  return {
    exam,
    plan: settings.plan.map(({ names, share, range: [lowest, highest] }) => ({
      // Screens show the first name.
      names: [...new Set([nameShown({ names }, academy), ...names])],
      share,
      lowest,
      highest,
    })),
    standard: standardReply(settings),
    settingsVersion: item?.settingsVersion ?? 0,
    ability: item?.ability ?? null,
    updatedOn: item?.updatedOn ?? null,
    questions: entries.length,
    sittings,
    responses: run?.responses ?? 0,
    items: Buffer.from(packItems(entries.map(packedEntry))).toString('base64'),
    n: entries.map(({ n }) => n),
    errors: entries.map(errorOf),
    sources: entries.map(({ source }) => source),
    anchors: entries.map(({ anchor }) => anchor ?? false),
    exposures: entries.map((entry) => (sittings === 0 ? 0 : entry.sittings / sittings)),
    run: runReply(exam, run),
  }
}
