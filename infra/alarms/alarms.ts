import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { type IMetric, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { TABLE_INDEXES } from '#table/keys.ts'
import type { ReconcileLog } from '#table/metrics.ts'
import { ALARM_PERIOD, metricOf, type Ring } from './operator.ts'
import { metricsNamespace } from './service-levels.ts'

type Watched = {
  api: GraphqlApi
  table: Table
  functions: Record<string, Function>
  /** Failure counts of functions for which Lambda's own count includes more than failures. */
  failures: Record<string, IMetric>
  /** Dead-letter queues by alarm name; a message in one triggers the alarm. */
  dead: Record<string, Queue>
}

/** Throttled DynamoDB requests to the table or an index, by any function. */
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

/**
 * Adds alarms for function errors and throttles, table throttles, a lagging stream, dead-letter messages, and 5xx
 * replies of the API.
 */
export function alarms(ring: Ring, { api, table, functions, failures, dead }: Watched): void {
  for (const [name, fn] of Object.entries(functions)) {
    ring(`${name}Errors`, failures[name] ?? fn.metricErrors({ period: ALARM_PERIOD }))
    ring(`${name}Throttles`, fn.metricThrottles({ period: ALARM_PERIOD }))
  }
  ring('tableThrottles', tableThrottles(table))
  for (const name of ['receipts', 'bookkeeping']) {
    const late = functions[name]?.metric('IteratorAge', { period: ALARM_PERIOD, statistic: 'Maximum' })
    if (late) ring(`${name}Late`, late, { threshold: Duration.minutes(5).toMilliseconds() })
  }
  for (const [name, queue] of Object.entries(dead))
    ring(name, queue.metricApproximateNumberOfMessagesVisible({ period: ALARM_PERIOD, statistic: 'Maximum' }))
  ring('api', metricOf('AWS/AppSync', '5XXError', { GraphQLAPIId: api.apiId }))
}

/**
 * Returns the failure count of the user pool's triggers. A refusal, such as an invalid name, must be thrown, so Lambda
 * counts it as a failure. The function's log has the number of refusals (lambdas/functions/sign-up-and-sign-in.ts),
 * which is subtracted.
 */
export function triggerFailures(scope: Construct, accounts: Function, environmentName: string): IMetric {
  const refused = metricOf(metricsNamespace(environmentName), 'TriggersRefused', {})
  new MetricFilter(scope, 'TriggersRefused', {
    logGroup: accounts.logGroup,
    filterPattern: FilterPattern.exists('$.message.triggerRefused'),
    metricNamespace: refused.namespace,
    metricName: refused.metricName,
    metricValue: '1',
  })
  return new MathExpression({
    expression: 'FILL(errors, 0) - FILL(refused, 0)',
    label: 'failed',
    usingMetrics: { errors: accounts.metricErrors({ period: ALARM_PERIOD }), refused },
    period: ALARM_PERIOD,
  })
}

/** Payments that the reconciler could not settle three times in a row, from its log of each run. */
export const stuckPayments = (environmentName: string): Metric =>
  metricOf(metricsNamespace(environmentName), 'StuckPayments', {}, 'Maximum')

/** Anyone may try the webhook's URL, but this many rejected calls per period suggest a wrong signing secret. */
const REFUSED_THRESHOLD = 5

/** The field of the reconciler's log that is counted. */
const STUCK: keyof ReconcileLog = 'stuck'

/**
 * Adds alarms for stuck payments, from the reconciler's log of each run (lambdas/payments/reconcile/report-run.ts), for
 * a reconciler that does not run, and for a webhook that fails or rejects many calls.
 */
export function paymentAlarms(
  scope: Construct,
  ring: Ring,
  { webhook, reconcile, environmentName }: { webhook: Function; reconcile: Function; environmentName: string },
): void {
  const stuck = stuckPayments(environmentName)
  new MetricFilter(scope, 'StuckPayments', {
    logGroup: reconcile.logGroup,
    filterPattern: FilterPattern.literal(`{ $.message.${STUCK} > 0 }`),
    metricNamespace: stuck.namespace,
    metricName: stuck.metricName,
    metricValue: `$.message.${STUCK}`,
  })
  ring('paymentStuck', stuck)
  ring('reconcileSilent', reconcile.metricInvocations({ period: ALARM_PERIOD }), { isSilence: true, periods: 2 })
  // The webhook handles its own errors, so that Stripe retries; only its URL metrics count them.
  const answers = (status: string) => webhook.metric(`Url${status}Count`, { period: ALARM_PERIOD, statistic: 'Sum' })
  ring('webhookFailed', answers('5xx'))
  ring('webhookRefused', answers('4xx'), { threshold: REFUSED_THRESHOLD })
}
