import { regradeLinesAfter } from '#table/bank-keys.ts'
import type { RegradeDone, RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import { readBeside } from '#lambdas/attempts/read-beside.ts'
import { asPartOfAct } from '#lambdas/dynamodb/audit-context.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { checkStudents } from './check-students.ts'
import { applyLine, type LineWrites, undoLine } from './line-writes.ts'
import { getRegrade, movedRegrade } from './move-regrade.ts'
import { putQuestionRegrades, readQuestionRegrades } from './question-regrades.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { readVersions, type RegradeVersions } from './regrade-versions.ts'
import { seenReader } from './seen-students.ts'

/** A call takes steps for as long: AppSync waits for thirty seconds, and a step is some tenths of one. */
const CALL_MS = 4_000
/** Three writes each, and one of the regrade: a transaction takes a hundred. */
const LINES_A_STEP = 30

const isWorking = ({ status }: RegradeItem) => status === 'checking' || status === 'applying' || status === 'undoing'

/** The first lines of which no two are attempts at the same task: a transaction writes an item once. */
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

/** All lines are done: the question is free for the next regrade. */
async function finish(job: RegradeItem, { table, now }: RegradeDeps): Promise<boolean> {
  const state = await readQuestionRegrades(job.question, table)
  const isUndo = job.status === 'undoing'
  const { write } = movedRegrade(job, { status: isUndo ? 'undone' : 'applied', since: now() })
  const applied = isUndo ? state.applied.filter((id) => id !== job.id) : state.applied
  return (await transactWrite(table, [write, putQuestionRegrades(job.question, state, { applied })])).ok
}

/** Writes, or undoes, some lines at once; false: something was changed since it was read. */
async function moveLines(
  job: RegradeItem,
  versions: RegradeVersions,
  most: number,
  deps: RegradeDeps,
): Promise<boolean> {
  const { table } = deps
  const query = { ...regradeLinesAfter(job.id, job.cursor), limit: most, consistent: true }
  const lines = ofDifferentTasks(await queryItems<RegradeLineItem>(table, query))
  const last = lines.at(-1)
  if (!last) return finish(job, deps)
  const plan = job.status === 'undoing' ? undoLine : applyLine
  const planned = await readBeside(lines, (line) => plan(line, job, versions, table))
  const { write } = movedRegrade(job, { cursor: last.sk, done: counted(job.done, planned) })
  return (await transactWrite(table, [write, ...planned.flatMap(({ writes }) => writes)])).ok
}

/** Takes one step, again after a conflict; then with one line, so that an attempt that is written at the time is in no other's way. */
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
      : moveLines(job, versions, earlier === 0 ? LINES_A_STEP : 1, deps))
    return isDone ? job : CONFLICT
  })

/**
 * Goes on with a regrade for some seconds, from wherever it is: its dry run, its application or its undo (decision 0117). Several may do
 * so at once, and each step may be repeated or die anywhere: what a step writes and where the regrade is are one transaction. Refuses with
 * 'regrade-not-found'. A dry run reads a student's attempts in one query; an application reads an attempt's task and writes the attempt,
 * its task's summary and the line.
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
