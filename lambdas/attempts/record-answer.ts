import { tallyStep, type AttemptItem } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { packAnswer, packId } from '#table/pack-question.ts'
import { GRACE_MS } from '#domain/attempts/attempt.ts'
import type { GradedAnswer } from '#domain/attempts/answer-question.ts'
import type { Given } from '#domain/attempts/can-answer.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type Updated, updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { AttemptRef } from './finish-test.ts'

/**
 * Records a graded answer that is not the last of its batch: one write unit, no read. The condition is `canAnswer` in
 * the table's words, and that the version of the question that was graded (`servedTime`) is not newer than the attempt.
 */
export function recordAnswer(
  table: Table,
  ref: AttemptRef,
  given: Given,
  graded: GradedAnswer & { servedTime: number },
  now: number,
): Promise<Updated<AttemptItem>> {
  const under = [...new Set(graded.under)]
  const counts = under.map((_, i) => `, tally.#t${i} = if_not_exists(tally.#t${i}, :zero) + :step`).join('')
  return updateItem<AttemptItem>(table, {
    Key: attemptKey(ref.uid, ref.progress, ref.task, ref.n),
    UpdateExpression: `SET q[${given.position}] = :answer, #at = :next, #version = #version + :one, score = score + :point${counts}`,
    ConditionExpression: `#at = :position AND q[${given.position}] = :id AND #total > :next AND attribute_not_exists(endTime) AND deadline >= :late AND (attribute_not_exists(#hold) OR #hold.#until < :now) AND startTime >= :served`,
    ExpressionAttributeNames: {
      '#at': 'at',
      '#version': 'version',
      '#total': 'total',
      '#hold': 'hold',
      '#until': 'until',
      ...Object.fromEntries(under.map((number, i) => [`#t${i}`, String(number)])),
    },
    ExpressionAttributeValues: {
      ':answer': packAnswer(given.id, graded),
      ':id': packId(given.id),
      ':position': given.position,
      ':next': given.position + 1,
      ':one': 1,
      ':point': graded.correct ? 1 : 0,
      ':late': now - GRACE_MS,
      ':now': now,
      ':served': graded.servedTime,
      ...(under.length > 0 ? { ':zero': 0, ':step': tallyStep(graded.correct) } : {}),
    },
  })
}
