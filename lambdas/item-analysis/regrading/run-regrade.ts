import type { MutationMoveRegradeArgs } from '#generated/schema.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'
import { asPartOfAct, withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { questionKey, regradeLinesAfter, openRegrades } from '#table/bank-keys.ts'
import type { RegradeItem, RegradeDone, RegradeLineItem } from '#table/regrade.ts'
import { getRegrade, movedRegrade, isMailing } from './transition-regrade.ts'
import { putQuestionRegrades, readQuestionRegrades } from './question-regrades.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { readVersions, type RegradeVersions } from './regrade-versions.ts'
import { checkStudents } from './check-students.ts'
import { applyLine, type LineWrites, undoLine } from './line-writes.ts'
import { seenReader } from './seen-students.ts'
import { undoRegradeOf } from './undo-regrade.ts'
import { mailNextStudent, type RegradeMailDeps } from './mail-regrades.ts'

/** Holds while the key used by the dry run is the question's newest, even if the question was deleted since. */
const ifNewest = ({ question, keyTime }: RegradeItem): Write[] =>
  keyTime === undefined
    ? []
    : [
        {
          ConditionCheck: {
            Key: questionKey(question),
            ConditionExpression: 'attribute_not_exists(pk) OR #time = :time',
            ExpressionAttributeNames: { '#time': 'time' },
            ExpressionAttributeValues: { ':time': keyTime },
          },
        },
      ]

/**
 * Starts to apply a checked regrade; `continueRegrade` does the rest. Idempotent: a second press returns the regrade's
 * state. `mail`: whether to notify students. Audited. Throws 'regrade-not-found', 'regrade-not-checked' during its dry
 * run or after its undo, 'regrade-running' while another one of the question runs, and 'regrade-question-changed' if
 * the key was edited since.
 */
export const startRegrade = (
  { id, mail }: { id: string; mail: boolean },
  { table, now }: RegradeDeps,
): Promise<RegradeItem> =>
  retryOnConflict({ failure: 'A regrade could not be started' }, async () => {
    const job = await getRegrade(id, table)
    if (job.status === 'applying' || job.status === 'applied') return job
    if (job.status !== 'checked') throw new Refusal('regrade-not-checked')
    const state = await readQuestionRegrades(job.question, table)
    // Another tab has started it since it was read.
    if (state.running === id) return CONFLICT
    if (state.running !== undefined) throw new Refusal('regrade-running')
    if (job.keyTime !== undefined && (await readVersions(table, job)).at(-1)?.time !== job.keyTime)
      throw new Refusal('regrade-question-changed')
    const { job: next, write } = movedRegrade(job, { status: 'applying', since: now(), cursor: '', mail })
    const written = await transactWrite(table, [
      write,
      putQuestionRegrades(job.question, state, { applied: [...state.applied, id], running: id }),
      ...ifNewest(job),
    ])
    return written.ok ? next : CONFLICT
  })

/** How long a call takes steps: AppSync times out after thirty seconds, and a step takes a few tenths of one. */
const CALL_MS = 4_000
/** Each line needs three writes, plus one for the regrade; a transaction allows 100. */
const LINES_PER_STEP = 30

const isWorking = ({ status }: RegradeItem) => status === 'checking' || status === 'applying' || status === 'undoing'

/** Returns the first lines of which no two have the same task: a transaction writes an item once. */
function ofDifferentTasks(lines: readonly RegradeLineItem[]): RegradeLineItem[] {
  const keys = lines.map(({ uid, progress, task }) => `${uid}#${progress}#${task}`)
  const first = keys.findIndex((key, i) => keys.indexOf(key) < i)
  return first === -1 ? [...lines] : lines.slice(0, first)
}

const counted = (done: RegradeDone, all: readonly LineWrites[]): RegradeDone => {
  const sums = { ...done }
  for (const { outcome } of all) if (outcome !== 'left') sums[outcome] += 1
  return sums
}

/** All lines are done, so another regrade of the question can start. */
async function finish(job: RegradeItem, { table, now }: RegradeDeps): Promise<boolean> {
  const state = await readQuestionRegrades(job.question, table)
  const isUndo = job.status === 'undoing'
  const { write } = movedRegrade(job, { status: isUndo ? 'undone' : 'applied', since: now() })
  const applied = isUndo ? state.applied.filter((id) => id !== job.id) : state.applied
  return (await transactWrite(table, [write, putQuestionRegrades(job.question, state, { applied })])).ok
}

/** Applies or undoes some lines in one transaction. Returns false on a conflicting write. */
async function moveLines(
  job: RegradeItem,
  versions: RegradeVersions,
  limit: number,
  deps: RegradeDeps,
): Promise<boolean> {
  const { table } = deps
  const query = { ...regradeLinesAfter(job.id, job.cursor), limit, consistent: true }
  const lines = ofDifferentTasks(await queryItems<RegradeLineItem>(table, query))
  const last = lines.at(-1)
  if (!last) return finish(job, deps)
  const plan = job.status === 'undoing' ? undoLine : applyLine
  const planned = await mapConcurrently(lines, (line) => plan(line, job, versions, table))
  const { write } = movedRegrade(job, { cursor: last.sk, done: counted(job.done, planned) })
  return (await transactWrite(table, [write, ...planned.flatMap(({ writes }) => writes)])).ok
}

/**
 * Takes one step. After a conflict, retries with a single line, so that a concurrently written attempt does not block
 * others.
 */
const stepOnce = (
  id: string,
  versionsOf: (job: RegradeItem) => Promise<RegradeVersions>,
  readSeen: ReturnType<typeof seenReader>,
  deps: RegradeDeps,
) =>
  retryOnConflict({ failure: 'A regrade could not go on' }, async (earlier) => {
    const job = await getRegrade(id, deps.table)
    if (!isWorking(job)) return job
    const versions = await versionsOf(job)
    const isDone = await (job.status === 'checking'
      ? checkStudents(job, versions, readSeen, deps)
      : moveLines(job, versions, earlier === 0 ? LINES_PER_STEP : 1, deps))
    return isDone ? job : CONFLICT
  })

/**
 * Continues a regrade for a few seconds: its dry run, application, or undo (decision 0117). Safe to run concurrently,
 * repeat, and kill anywhere: one transaction writes a step and its position. A dry run reads a student's attempts in
 * one query; an application writes the attempt, its task's summary, and the line. Throws 'regrade-not-found'.
 */
export async function continueRegrade({ id }: { id: string }, deps: RegradeDeps): Promise<RegradeItem> {
  const until = deps.now() + CALL_MS
  let versions: Promise<RegradeVersions> | undefined
  const versionsOf = (job: RegradeItem) => (versions ??= readVersions(deps.table, job))
  const readSeen = seenReader(deps.table)
  return asPartOfAct(async () => {
    let job = await stepOnce(id, versionsOf, readSeen, deps)
    while (isWorking(job) && deps.now() < until) job = await stepOnce(id, versionsOf, readSeen, deps)
    return getRegrade(id, deps.table)
  })
}

/**
 * Applies, undoes, or continues a regrade; see `startRegrade`, `undoRegradeOf`, and `continueRegrade` for their errors.
 */
export function moveRegradeBy({ id, action, mail }: MutationMoveRegradeArgs, deps: RegradeDeps): Promise<RegradeItem> {
  if (action === 'apply') return startRegrade({ id, mail: mail === true }, deps)
  return action === 'undo' ? undoRegradeOf({ id }, deps) : continueRegrade({ id }, deps)
}

const MAX_REGRADES = 25
/** A browser continues a regrade every few seconds, so one that began this long ago may have been abandoned. */
const ABANDONED_AFTER_MS = 30 * 60_000

/**
 * Continues regrades begun at least half an hour ago, on behalf of who began them, and e-mails students of applied and
 * undone ones, until finished or `isOver`. A failed one doesn't stop the others. Returns counts of steps, e-mails, and
 * failed regrades.
 */
export async function finishRegrades(
  deps: RegradeMailDeps,
  isOver: () => boolean,
): Promise<{ regradeSteps: number; regradeMails: number; regradesFailed: number }> {
  const run = { regradeSteps: 0, regradeMails: 0, regradesFailed: 0 }
  const { items } = await queryIndex<RegradeItem>(deps.table, {
    index: 'gsi2',
    pk: openRegrades.gsi2pk,
    limit: MAX_REGRADES,
  })
  for (const { id, by, since, status } of items) {
    const isWorking = status === 'checking' || status === 'applying' || status === 'undoing'
    if (isWorking && deps.now() - since < ABANDONED_AFTER_MS) continue
    try {
      let job: RegradeItem | undefined
      for (let hasMore = isWorking; hasMore && !isOver(); run.regradeSteps += 1) {
        job = await withAudit(by, () => continueRegrade({ id }, deps))
        hasMore = job.status === 'checking' || job.status === 'applying' || job.status === 'undoing'
      }
      for (let more = job === undefined || isMailing(job); more && !isOver();) {
        const { sent, more: left } = await mailNextStudent(id, deps)
        if (sent) run.regradeMails += 1
        more = left
      }
    } catch (error) {
      run.regradesFailed += 1
      logError(error, { doing: 'go on with a regrade', id })
    }
  }
  return run
}
