import { standingOf } from '#domain/item-analysis/regrade-attempt.ts'
import type { UserType } from '#domain/users/user.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { regradeLineKey } from '#table/bank-keys.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfUser, progressKey, usersByType } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { RegradeCounts, RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import type { UserItem } from '#table/user.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { movedRegrade } from './transition-regrade.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { regraded, type RegradeVersions } from './regrade-versions.ts'
import type { SeenStudents } from './seen-students.ts'

/** The user types that may have taken tests, including administrators who were students. */
const USER_TYPES: readonly UserType[] = ['Student', 'Admin']
const STUDENTS_PER_STEP = 25
/** Used in the second pass, which skips almost all students. */
const LISTED_PER_STEP = 250
const LINES_PER_WRITE = 98

/** An attempt that a dry run changes. */
type Line = RegradeLineItem

/** Returns an attempt's location from its key, which contains progress, task, and number. */
function placeIn({ sk, section }: AttemptItem, uid: string) {
  const [, progress = '', task = ''] = sk.split('#')
  return { uid, progress, task, section }
}

type Checked = { counts: Partial<RegradeCounts>; lines: Line[] }

/** Returns what a regrade would do to a student's attempts. */
async function checkStudent(uid: string, job: RegradeItem, versions: RegradeVersions, table: Table): Promise<Checked> {
  const items = await queryItems<AttemptItem | DeckItem>(table, attemptsOfUser(uid))
  const counts = { attempts: 0, running: 0, adaptive: 0, notComparable: 0 }
  const lines: Line[] = []
  for (const item of items) {
    if (item.type !== 'attempt') continue
    const attempt = attemptOf(item)
    const outcome = regraded(attempt, job, versions)
    if (outcome.status === 'running') counts.running += 1
    else if (outcome.status === 'adaptive') counts.adaptive += 1
    else if (outcome.status === 'not-comparable') counts.notComparable += 1
    else if (outcome.status !== 'absent') counts.attempts += 1
    if (outcome.status !== 'changed') continue
    const { progress, task, section } = placeIn(item, uid)
    lines.push({
      ...regradeLineKey(job.id, uid, progress, task, attempt.n),
      ...{ type: 'regrade-line', uid, progress, section, task, n: attempt.n, state: 'planned' },
      before: standingOf(attempt),
      after: standingOf(outcome.attempt),
    })
  }
  return { counts, lines }
}

/** Adds to the lines whether their course was completed: half a read unit per course. */
async function withCompletion(lines: readonly Line[], table: Table): Promise<Line[]> {
  const progresses = await batchGet<ProgressItem>(
    table,
    lines.map(({ uid, progress }) => progressKey(uid, progress)),
  )
  const completed = new Set(progresses.flatMap(({ pk, sk, complete }) => (complete ? [`${pk}\n${sk}`] : [])))
  return lines.map((line) => {
    const { pk, sk } = progressKey(line.uid, line.progress)
    return completed.has(`${pk}\n${sk}`) ? { ...line, completed: true } : line
  })
}

const count = (lines: readonly Line[], is: (line: Line) => boolean | undefined) => lines.filter(is).length

const countsOf = (lines: readonly Line[]): Partial<RegradeCounts> => ({
  changed: lines.length,
  raised: count(lines, ({ before, after }) => after.grade > before.grade),
  lowered: count(lines, ({ before, after }) => after.grade < before.grade),
  passed: count(lines, ({ before, after }) => after.result === 'passing' && before.result !== 'passing'),
  failed: count(lines, ({ before, after }) => after.result !== 'passing' && before.result === 'passing'),
  completed: count(lines, ({ completed }) => completed),
})

const COUNTS = [
  ...(['students', 'attempts', 'changed', 'raised', 'lowered', 'passed', 'failed'] as const),
  ...(['running', 'adaptive', 'notComparable', 'completed'] as const),
] satisfies (keyof RegradeCounts)[]

function added(counts: RegradeCounts, all: readonly Partial<RegradeCounts>[]): RegradeCounts {
  const sums = { ...counts }
  for (const some of all) for (const name of COUNTS) sums[name] += some[name] ?? 0
  return sums
}

const nextType = (type: string): UserType | undefined => USER_TYPES[USER_TYPES.findIndex((known) => known === type) + 1]

type UsersPosition = NonNullable<RegradeItem['users']>

/** Returns where a dry run continues after a page of the index; undefined after two full passes. */
function positionAfter(
  { type, again }: UsersPosition,
  next: Record<string, unknown> | undefined,
): UsersPosition | undefined {
  const time = again ? { again } : {}
  if (next) return { type, key: next, ...time }
  const other = nextType(type)
  if (other) return { type: other, ...time }
  return again ? undefined : { type: 'Student', again: true }
}

/**
 * Takes a step of a dry run: some students, with one query for each one's attempts. The index sorts by name, so two
 * passes, skipping checked students, neither miss nor double-count renamed ones. Lines store the job's version, so that
 * a late step never overwrites applied ones. Returns false if another step was faster.
 */
export async function checkStudents(
  job: RegradeItem,
  versions: RegradeVersions,
  readSeen: (job: RegradeItem) => Promise<SeenStudents>,
  { table, now }: RegradeDeps,
): Promise<boolean> {
  const position: UsersPosition = job.users ?? { type: 'Student' }
  const limit = position.again ? LISTED_PER_STEP : STUDENTS_PER_STEP
  const page = await queryIndex<UserItem>(table, {
    ...{ index: 'gsi1', pk: usersByType(position.type).gsi1pk, limit, from: position.key },
  })
  const seen = await readSeen(job)
  const uids = page.items.flatMap(({ uid }) => (seen.has(uid) ? [] : [uid]))
  const checked = await mapConcurrently(uids, (uid) => checkStudent(uid, job, versions, table))
  const lines = await withCompletion(
    checked.flatMap((some) => some.lines),
    table,
  )
  let current = job
  for (let start = 0; start + LINES_PER_WRITE < lines.length; start += LINES_PER_WRITE) {
    const { job: next, write } = movedRegrade(current, {})
    const batch = lines.slice(start, start + LINES_PER_WRITE).map((Item) => ({ Put: { Item } }))
    if (!(await transactWrite(table, [write, ...batch])).ok) return false
    current = next
  }
  const counts = added(job.counts, [...checked.map((some) => some.counts), countsOf(lines), { students: uids.length }])
  const { users: _, ...rest } = current
  const users = positionAfter(position, page.next)
  const { job: next, write } = movedRegrade(
    rest,
    users ? { counts, users } : { counts, status: 'checked', since: now() },
  )
  const last = lines.slice(Math.floor(Math.max(0, lines.length - 1) / LINES_PER_WRITE) * LINES_PER_WRITE)
  const puts = last.map((Item) => ({ Put: { Item } }))
  const isWritten = (await transactWrite(table, [write, ...seen.write(uids, next.version), ...puts])).ok
  if (isWritten) seen.add(uids, next.version)
  return isWritten
}
