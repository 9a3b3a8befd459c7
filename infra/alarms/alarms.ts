import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { TABLE_INDEXES } from '#table/keys.ts'
import { ALARM_PERIOD, metricOf, type Ring } from './operator-alarms.ts'

type Watched = {
  api: GraphqlApi
  table: Table
  functions: Record<string, Function>
  /** How often a function failed, where Lambda's own count holds more than failures. */
  failures: Record<string, IMetric>
  /** Queues of what was given up; a message in one is an alarm of its name. */
  dead: Record<string, Queue>
}

/** Requests to the table or an index that DynamoDB put off, of any function. */
function tableThrottles({ tableName }: Table): MathExpression {
  const dimensions = [
    {},
    ...Object.values(TABLE_INDEXES).map((GlobalSecondaryIndexName) => ({ GlobalSecondaryIndexName })),
  ]
  const metrics = dimensions.flatMap((more) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
      metricOf('AWS/DynamoDB', name, { TableName: tableName, ...more }),
    ),
  )
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]))
  return new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(', ')}])`,
    label: 'throttled',
    usingMetrics,
    period: ALARM_PERIOD,
  })
}

/** Rings when a function fails or is throttled, the table is, the stream falls behind, something was given up, or the API answers 5xx. */
export function alarms(ring: Ring, { api, table, functions, failures, dead }: Watched): void {
  for (const [area, fn] of Object.entries(functions)) {
    ring(`${area}Errors`, failures[area] ?? fn.metricErrors({ period: ALARM_PERIOD }))
    // Of several shards that call the bookkeeping, one waits for the other: that is what its limit is for.
    if (area !== 'bookkeeping') ring(`${area}Throttles`, fn.metricThrottles({ period: ALARM_PERIOD }))
  }
  ring('tableThrottles', tableThrottles(table))
  for (const area of ['receipts', 'bookkeeping']) {
    const late = functions[area]?.metric('IteratorAge', { period: ALARM_PERIOD, statistic: 'Maximum' })
    if (late) ring(`${area}Late`, late, { threshold: Duration.minutes(5).toMilliseconds() })
  }
  for (const [name, queue] of Object.entries(dead))
    ring(name, queue.metricApproximateNumberOfMessagesVisible({ period: ALARM_PERIOD, statistic: 'Maximum' }))
  ring('api', metricOf('AWS/AppSync', '5XXError', { GraphQLAPIId: api.apiId }))
}
