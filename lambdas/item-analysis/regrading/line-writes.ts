import { positionOf, standingOf, undoRegrade } from '#domain/item-analysis/regrade-attempt.ts'
import { attemptOf, type TaskRef } from '#table/attempt.ts'
import {
  questionBefore,
  type RegradeDone,
  type RegradeItem,
  type RegradeLineItem,
  storedQuestion,
} from '#table/regrade.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { attemptWrites, readTaskAttempts } from './attempt-writes.ts'
import { regraded, type RegradeVersions, servedAt } from './regrade-versions.ts'

/** The writes of a line: the attempt, the best grade of its task, and the line itself; and the line's outcome. */
export type LineWrites = { writes: Write[]; outcome: keyof RegradeDone | 'left' }

const taskRefOf = ({ uid, progress, section, task }: RegradeLineItem): TaskRef => ({ uid, progress, section, task })

/** Returns the write of a line if its state is as read. */
const putLine = (line: RegradeLineItem, change: Partial<RegradeLineItem>): Write => ({
  Put: {
    Item: { ...line, ...change },
    ConditionExpression: '#state = :seen',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':seen': line.state },
  },
})

/**
 * Returns the writes that apply a regrade to a line: regrades the current attempt, which another regrade may have
 * changed since the dry run, and stores its former question. Writes only the line if the attempt no longer exists or
 * already has that grade.
 */
export async function applyLine(
  line: RegradeLineItem,
  job: RegradeItem,
  versions: RegradeVersions,
  table: Table,
): Promise<LineWrites> {
  const ref = taskRefOf(line)
  const read = await readTaskAttempts(ref, table)
  const item = read.items.find(({ n }) => n === line.n)
  if (!item) return { writes: [putLine(line, { state: 'gone' })], outcome: 'gone' }
  const attempt = attemptOf(item)
  const outcome = regraded(attempt, job, versions)
  if (outcome.status !== 'changed') return { writes: [putLine(line, { state: 'same' })], outcome: 'same' }
  const question = attempt.questions[outcome.position]
  if (!question) throw new Error('A regraded question is part of its attempt')
  const applied = putLine(line, {
    state: 'applied',
    before: standingOf(attempt),
    after: standingOf(outcome.attempt),
    was: storedQuestion(question),
  })
  return { writes: [...attemptWrites(ref, read, outcome.attempt, item.version), applied], outcome: 'applied' }
}

/**
 * Returns the writes that undo a line: restores the former question in the current attempt. Empty if the line was not
 * applied.
 */
export async function undoLine(
  line: RegradeLineItem,
  job: RegradeItem,
  versions: RegradeVersions,
  table: Table,
): Promise<LineWrites> {
  if (line.state !== 'applied' || !line.was) return { writes: [], outcome: 'left' }
  const ref = taskRefOf(line)
  const read = await readTaskAttempts(ref, table)
  const item = read.items.find(({ n }) => n === line.n)
  const attempt = item && attemptOf(item)
  const served = attempt && servedAt(versions, attempt.startTime)
  const undone =
    served &&
    undoRegrade(attempt, positionOf(attempt, { id: job.question, item: job.item }), questionBefore(line.was), {
      regrade: job.id,
      tagNumbers: served.tagNumbers,
    })
  if (!undone) return { writes: [putLine(line, { state: 'gone' })], outcome: 'gone' }
  const { was: _, ...rest } = line
  const writes = [...attemptWrites(ref, read, undone, item.version), putLine(rest, { state: 'undone' })]
  return { writes, outcome: 'undone' }
}
