import type { Context } from 'aws-lambda'
import type { CalibrationRun } from '#generated/schema.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { calibrateExam } from '#lambdas/exams/calibrate-exam.ts'
import { calibrateExams } from '#lambdas/exams/calibrate-exams.ts'
import type { ExamDeps } from '#lambdas/exams/exam-deps.ts'
import { examNamed, readExamBank } from '#lambdas/exams/read-exam-bank.ts'
import { updateExamSettings } from '#lambdas/exams/update-exam-settings.ts'
import { type FieldEvent, fieldHandler, type FieldReply } from '#lambdas/field/field-handler.ts'
import { examsFields } from './fields.ts'

const deps: ExamDeps = { table: getTable(), searchFiles: createSearchFiles(), now: () => Date.now() }

/** How long a field iterates; with its reads and writes, it answers within 20 s. */
const FIELD_MS = 10_000
/** A nightly run starts no iteration with less time left, because it must still write its result. */
const WRITING_MS = 60_000

const answer = fieldHandler(examsFields, {
  'Query.examBank': ({ args }) => readExamBank(args.exam, deps),
  'Mutation.calibrateExam': ({ args }) => calibrateExam(examNamed(args.exam), deps, Date.now() + FIELD_MS),
  'Mutation.updateExamSettings': ({ args }) => updateExamSettings(args, deps),
})

type Schedule = { source: string }
type RunContext = Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>

async function calibrateNightly(context: RunContext | undefined): Promise<CalibrationRun[]> {
  const left = context?.getRemainingTimeInMillis() ?? 0
  const runs = await calibrateExams(deps, Date.now() + left - WRITING_MS)
  console.log({ doing: 'calibrate', runs })
  return runs
}

/** Handles its fields. Any other event is the nightly schedule's, which calibrates the academy's exams. */
export function handler(event: FieldEvent, context?: RunContext): Promise<FieldReply>
export function handler(event: Schedule, context?: RunContext): Promise<CalibrationRun[]>
export function handler(event: FieldEvent | Schedule, context?: RunContext): Promise<FieldReply | CalibrationRun[]> {
  return 'field' in event ? answer(event, context) : calibrateNightly(context)
}
