import { isQuizPlace } from '#domain/quizzes/quiz.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { attemptItem, type AttemptItem, attemptOf, type TaskRef } from '#table/attempt.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfTask, taskSummaryKey } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** Holds while these attributes are as they were read, also those that were absent. */
function asRead(attributes: Readonly<Record<string, unknown>>) {
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

/** All attempts of a student at a task, as they are now. */
export async function attemptsAt(place: TaskRef, table: Table): Promise<AttemptItem[]> {
  const items = await queryItems<AttemptItem | DeckItem>(table, {
    ...attemptsOfTask(place.uid, place.progress, place.task),
    consistent: true,
  })
  return items.filter((item) => item.type === 'attempt')
}

/** The best grade of a task once one of its attempts is another; none of an attempt that runs. */
const bestOf = (items: readonly AttemptItem[], changed: Attempt): number =>
  items.reduce((best, item) => {
    const attempt = item.n === changed.n ? changed : attemptOf(item)
    return attempt.endTime === undefined ? best : Math.max(best, rulesOf(attempt.kind).grade(attempt))
  }, 0)

/**
 * The best grade of the task, on the condition that no attempt ended and no regrade changed one since `items` were read. Whether the
 * task is complete stays: an attempt that ended is enough for it, whatever its grade. Nothing of a quiz, which is no task of a course.
 */
function summaryWrites(
  place: TaskRef,
  items: readonly AttemptItem[],
  changed: Attempt,
  summary: TaskSummaryItem | undefined,
): Write[] {
  if (isQuizPlace(place) || !summary) return []
  const { best, started, regrades } = summary
  const { condition, names, values } = asRead({ best, started, regrades })
  return [
    {
      Update: {
        Key: taskSummaryKey(place.uid, place.progress, place.section, place.task),
        UpdateExpression: 'SET best = :best, regrades = :regrades',
        ConditionExpression: `attribute_exists(pk) AND ${condition}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ...values, ':best': bestOf(items, changed), ':regrades': (regrades ?? 0) + 1 },
      },
    },
  ]
}

/** What an attempt's place has: its summary before its attempts, so that an attempt that ends between shows in the condition. */
export async function readPlace(place: TaskRef, table: Table) {
  const key = taskSummaryKey(place.uid, place.progress, place.section, place.task)
  const summary = await getItem<TaskSummaryItem>(table, key, { consistent: true })
  return { summary, items: await attemptsAt(place, table) }
}

/** An attempt that has ended with another grade, and the best grade of its task, on the condition that both are as they were read. */
export function attemptWrites(
  place: TaskRef,
  { summary, items }: Awaited<ReturnType<typeof readPlace>>,
  changed: Attempt,
  seen: number,
): Write[] {
  return [
    {
      Put: {
        Item: attemptItem(place, changed),
        ConditionExpression: '#version = :seen AND attribute_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
    ...summaryWrites(place, items, changed, summary),
  ]
}
