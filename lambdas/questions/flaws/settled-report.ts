import type { ReportOutcome } from '#domain/questions/mistake-report.ts'
import { mistakeReportKey, openReports, questionKey, settledReports } from '#table/bank-keys.ts'
import { ifAbsent, ifPresent } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/** Requires that the question matches an outcome: in the bank, there in a version newer than `at`, or deleted. */
export function ifOutcome(state: ReportOutcome, question: number, at: number): Write {
  const Key = questionKey(question)
  if (state === 'withdrawn') return { ConditionCheck: { Key, ...ifAbsent } }
  if (state === 'kept') return { ConditionCheck: { Key, ...ifPresent } }
  return {
    ConditionCheck: {
      Key,
      ConditionExpression: '#time > :at',
      ExpressionAttributeNames: { '#time': 'time' },
      ExpressionAttributeValues: { ':at': at },
    },
  }
}

/** Settles an open report, with its question's outcome. `now`: epoch milliseconds. */
export const settledReport = (id: string, now: number, outcome?: ReportOutcome): Write => ({
  Update: {
    Key: mistakeReportKey(id),
    UpdateExpression: `SET gsi1pk = :settled, settledOn = :now${outcome ? ', outcome = :outcome' : ''}`,
    ConditionExpression: 'gsi1pk = :open',
    ExpressionAttributeValues: {
      ':settled': settledReports.gsi1pk,
      ':open': openReports.gsi1pk,
      ':now': now,
      ...(outcome ? { ':outcome': outcome } : {}),
    },
  },
})

/** Reopens a settled report. */
export const openedReport = (id: string): Write => ({
  Update: {
    Key: mistakeReportKey(id),
    UpdateExpression: 'SET gsi1pk = :open REMOVE settledOn, outcome',
    ConditionExpression: 'gsi1pk = :settled',
    ExpressionAttributeValues: { ':open': openReports.gsi1pk, ':settled': settledReports.gsi1pk },
  },
})
