import { isQuizSection } from '#domain/quizzes/quiz.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { attemptItem, type AttemptItem, attemptOf, type TaskRef } from '#table/attempt.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfTask, taskSummaryKey } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** Holds while these attributes are as read, including absent ones. */
function ifUnchanged(attributes: Readonly<Record<string, unknown>>) {
  const all = Object.entries(attributes)
  const present = all.flatMap(([, value], i) => (value === undefined ? [] : [[`:if${i}`, value] as const]))
  return {
    condition: all
      .map(([, value], i) => (value === undefined ? `attribute_not_exists(#if${i})` : `#if${i} = :if${i}`))
      .join(' AND '),
    names: Object.fromEntries(all.map(([name], i) => [`#if${i}`, name])),
    values: Object.fromEntries(present),
  }
}

/** Returns all current attempts of a student at a task. */
export async function attemptsAt(ref: TaskRef, table: Table): Promise<AttemptItem[]> {
  const items = await queryItems<AttemptItem | DeckItem>(table, {
    ...attemptsOfTask(ref.uid, ref.progress, ref.task),
    consistent: true,
  })
  return items.filter((item) => item.type === 'attempt')
}

/** Returns a task's best grade after one of its attempts changed; skips running attempts. */
const bestOf = (items: readonly AttemptItem[], changed: Attempt): number =>
  items.reduce((best, item) => {
    const attempt = item.n === changed.n ? changed : attemptOf(item)
    return attempt.endTime === undefined ? best : Math.max(best, rulesOf(attempt.kind).grade(attempt))
  }, 0)

/**
 * Returns the write of a task's best grade if no attempt has ended and no regrade has changed one since `items` were
 * read. Whether the task is complete stays the same: any ended attempt completes it. Empty for a quiz, which is not a
 * course task.
 */
function summaryWrites(
  ref: TaskRef,
  items: readonly AttemptItem[],
  changed: Attempt,
  summary: TaskSummaryItem | undefined,
): Write[] {
  if (isQuizSection(ref) || !summary) return []
  const { best, started, regrades } = summary
  const { condition, names, values } = ifUnchanged({ best, started, regrades })
  return [
    {
      Update: {
        Key: taskSummaryKey(ref.uid, ref.progress, ref.section, ref.task),
        UpdateExpression: 'SET best = :best, regrades = :regrades',
        ConditionExpression: `attribute_exists(pk) AND ${condition}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ...values, ':best': bestOf(items, changed), ':regrades': (regrades ?? 0) + 1 },
      },
    },
  ]
}

/** Reads the task's summary before its attempts, so that an attempt that ends in between fails the condition. */
export async function readTaskAttempts(ref: TaskRef, table: Table) {
  const key = taskSummaryKey(ref.uid, ref.progress, ref.section, ref.task)
  const summary = await getItem<TaskSummaryItem>(table, key, { consistent: true })
  return { summary, items: await attemptsAt(ref, table) }
}

/** Returns the writes of an ended attempt with another grade, and of its task's best grade, if both are as read. */
export function attemptWrites(
  ref: TaskRef,
  { summary, items }: Awaited<ReturnType<typeof readTaskAttempts>>,
  changed: Attempt,
  seen: number,
): Write[] {
  return [
    {
      Put: {
        Item: attemptItem(ref, changed),
        ConditionExpression: '#version = :seen AND attribute_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
    ...summaryWrites(ref, items, changed, summary),
  ]
}
