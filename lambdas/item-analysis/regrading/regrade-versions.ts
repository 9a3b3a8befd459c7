import type { Attempt } from '#domain/attempts/attempt.ts'
import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import { type Regraded, regradeAttempt, skipReason } from '#domain/item-analysis/regrade-attempt.ts'
import type { RegradeMark } from '#domain/item-analysis/regrade-rule.ts'
import { findQuestionVersions, type Served } from '#lambdas/attempts/review/find-question-version.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { RegradeItem } from '#table/regrade.ts'

/** All versions of a regrade's question, read once for all attempts. */
export type RegradeVersions = readonly Served[]

export const readVersions = (table: Table, { question }: Pick<RegradeItem, 'question'>): Promise<RegradeVersions> =>
  findQuestionVersions(table, question)

/** Returns the version that an attempt was served: the newest one that is not after its start. */
export const servedAt = (versions: RegradeVersions, startTime: number): Served | undefined =>
  versions.findLast(({ time }) => time <= startTime)

/** Returns what a regrade does to an attempt; 'absent' also if it was served a version outside the regrade. */
export function regraded(attempt: Attempt, job: RegradeItem, versions: RegradeVersions): Regraded {
  const { question: id, item, rule, keyTime, from = 0, upTo = Infinity } = job
  const status = skipReason(attempt, { id, item })
  const served = servedAt(versions, attempt.startTime)
  if (status === 'absent' || !served || served.time < from || served.time > upTo) return { status: 'absent' }
  if (status) return { status }
  const later = keyTime === undefined ? undefined : versions.find(({ time }) => time === keyTime)
  if (!hasItem(served.question, item)) return { status: 'absent' }
  const mark: RegradeMark = {
    ...{ regrade: job.id, rule, time: job.createdOn },
    ...(keyTime === undefined ? {} : { keyTime }),
  }
  const isAsked = later !== undefined && hasItem(later.question, item)
  return regradeAttempt(
    attempt,
    { id, item },
    {
      served: servedQuestion(served.question, item, attempt.scoring),
      later: isAsked ? servedQuestion(later.question, item, attempt.scoring) : undefined,
      tagNumbers: served.tagNumbers,
    },
    mark,
  )
}
