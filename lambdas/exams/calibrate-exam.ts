import { createHash } from 'node:crypto'
import {
  beginEntries,
  collectResponses,
  type Collected,
  priorsOf,
  withEstimates,
} from '#domain/exams/calibrate-entries.ts'
import { type MmlState, runMml } from '#domain/exams/calibration/mml.ts'
import type { ExamEntry } from '#domain/exams/exam-entry.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { type ExamResponsesItem, type ExamRunItem } from '#table/exam.ts'
import { examResponses, examRunKey } from '#table/bank-keys.ts'
import type { CalibrationRun } from '#generated/schema.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { readEntries, rebuildEntries, rewriteEntries } from './exam-entries.ts'
import type { ExamDeps } from './exam-deps.ts'
import { writeExamBank } from './write-exam-bank.ts'

/** The estimate is final when no value moves further, in logits: an exam stores difficulties in steps of 0.05. */
const TOLERANCE = 0.001
const MAX_ITERATIONS = 500
/** The number of sittings from which the spread of abilities is estimated; below it, the spread is 1. */
const SPREAD_SITTINGS = 50

/** Returns a run as its screen shows it; without one, that there was none yet. */
export const runReply = (exam: ExamName, run: ExamRunItem | undefined): CalibrationRun => ({
  exam,
  status: run?.status ?? 'none',
  iteration: run?.iteration ?? 0,
  responses: run?.responses ?? 0,
  sittings: run?.sittings ?? 0,
  calibrated: run?.calibrated ?? 0,
  logLikelihood: run?.logLikelihood ?? null,
  updatedOn: run?.updatedOn ?? null,
})

/** Identifies the questions and maximum points for which an estimate is valid. */
const layoutOf = (entries: readonly ExamEntry[]): string =>
  createHash('sha256')
    .update(entries.map(({ id, digest, parts }) => [id, digest, parts.length].join(' ')).join('\n'))
    .digest('base64url')

/** Returns the estimate of an earlier call, or a new one if there is none or the questions have changed. */
function stateOf(run: ExamRunItem | undefined, entries: readonly ExamEntry[]): MmlState {
  const begin = beginEntries(entries)
  if (run?.status !== 'running' || run.state === undefined || run.layout !== layoutOf(entries)) return begin
  const { state, mean, spread, iteration, change, logLikelihood } = run
  const thresholds = new Float32Array(Uint8Array.from(state).buffer)
  if (thresholds.length !== begin.thresholds.length) return begin
  return { ...begin, thresholds: Float64Array.from(thresholds), mean, spread, iteration, change, logLikelihood }
}

const packState = ({ thresholds }: MmlState): Uint8Array => new Uint8Array(Float32Array.from(thresholds).buffer)

async function readResponses(exam: ExamName, entries: readonly ExamEntry[], { table }: ExamDeps): Promise<Collected> {
  const collector = collectResponses(entries)
  for (const sitting of await queryItems<ExamResponsesItem>(table, examResponses(exam))) collector.add(sitting)
  return collector.all()
}

/** Returns the bank of an exam that had none, with the difficulties set by its questions' authors. */
async function firstEntries(exam: ExamName, deps: ExamDeps): Promise<readonly ExamEntry[]> {
  const entries = await rebuildEntries(exam, deps)
  await writeExamBank(exam, deps)
  return entries
}

/** Stores the run unless another one was stored since it was read. Returns the stored run. */
async function storeRun(run: ExamRunItem, { table }: ExamDeps): Promise<ExamRunItem> {
  const written = await transactWrite(table, [{ Put: { Item: run, ...ifVersion(run.version - 1) } }])
  if (written.ok) return run
  return (await getItem<ExamRunItem>(table, examRunKey(run.exam), { consistent: true })) ?? run
}

/**
 * Iterates until the estimate is final or time is up. A call makes at least one iteration, so that a series of calls
 * finishes.
 */
function iterateUntil(
  collected: Collected,
  entries: readonly ExamEntry[],
  from: MmlState,
  hasTime: () => boolean,
): MmlState {
  const options = { priors: priorsOf(entries), estimateSpread: collected.sittings >= SPREAD_SITTINGS, iterations: 1 }
  let state = from
  do state = runMml(collected.responses, state, options)
  while (state.change > TOLERANCE && state.iteration < MAX_ITERATIONS && hasTime())
  return state
}

/**
 * Starts or continues an exam's calibration: estimates all difficulties from all responses (marginal maximum
 * likelihood) until final or `until` (epoch milliseconds), then writes the exam's file, bank, and standard. The caller
 * repeats while the status is `running`. An exam without a bank first gets one of all questions.
 */
export async function calibrateExam(exam: ExamName, deps: ExamDeps, until: number): Promise<CalibrationRun> {
  const before = await getItem<ExamRunItem>(deps.table, examRunKey(exam), { consistent: true })
  const entries = (await readEntries(exam, deps))?.entries ?? (await firstEntries(exam, deps))
  const collected = await readResponses(exam, entries, deps)
  const { responses, sittings } = collected
  const from = stateOf(before, entries)
  const state =
    responses.items.length === 0
      ? { ...from, change: 0, logLikelihood: 0 }
      : iterateUntil(collected, entries, from, () => deps.now() < until)
  const isDone = state.change <= TOLERANCE || state.iteration >= MAX_ITERATIONS
  const run: ExamRunItem = {
    ...examRunKey(exam),
    type: 'exam-run',
    exam,
    version: (before?.version ?? 0) + 1,
    status: isDone ? 'done' : 'running',
    layout: layoutOf(entries),
    ...(isDone ? {} : { state: packState(state) }),
    mean: state.mean,
    spread: state.spread,
    iteration: state.iteration,
    change: state.change,
    logLikelihood: state.logLikelihood,
    responses: responses.items.length,
    sittings,
    calibrated: before?.calibrated ?? 0,
    updatedOn: deps.now(),
  }
  if (!isDone) return runReply(exam, await storeRun(run, deps))
  const estimated = new Map(withEstimates(entries, collected, state).map((entry) => [entry.id, entry]))
  // A question that changed during the run keeps its current data.
  const written = await rewriteEntries(exam, deps, (present = entries) =>
    present.map((entry) => {
      const estimate = estimated.get(entry.id)
      return estimate?.digest === entry.digest ? mergeEstimate(entry, estimate) : entry
    }),
  )
  await writeExamBank(exam, deps)
  const calibrated = (written ?? []).filter(({ source }) => source === 'responses').length
  return runReply(exam, await storeRun({ ...run, calibrated }, deps))
}

/** Combines a question's estimate with its current fields. */
function mergeEstimate(entry: ExamEntry, { parts, n, sittings, source, anchor }: ExamEntry): ExamEntry {
  return {
    ...entry,
    n,
    sittings,
    source,
    ...(anchor ? { anchor } : {}),
    parts: parts.map(({ step: _step, ...part }, i) => {
      const step = entry.parts[i]?.step
      return step === undefined ? part : { ...part, step }
    }),
  }
}
