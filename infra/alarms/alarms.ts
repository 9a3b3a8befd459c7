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
 * How often the user pool's triggers failed. What they refuse (a name that is none) they must throw, so Lambda counts it as a failure; the
 * function's log contains the number of refusals (lambdas/functions/sign-up-and-sign-in.ts), and they are taken off.
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

/** How many payments the reconciler could not settle three times in a row; its log contains it for each run. */
export const stuckPayments = (environmentName: string): Metric =>
  metricOf(metricsNamespace(environmentName), 'StuckPayments', {}, 'Maximum')

/** A stranger may try the webhook's address; so many calls refused in a period are more likely a wrong signing secret. */
const MANY_REFUSED = 5

/** The field of the reconciler's log that counts. */
const STUCK: keyof ReconcileLog = 'stuck'

/**
 * Rings when a payment is stuck, as the reconciler's log reports it for each run (lambdas/payments/reconcile/report-run.ts), when the
 * reconciler does not run at all, and when the webhook fails or refuses many calls.
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
  // The webhook answers its failures itself, so that Stripe sends again; only its address counts them.
  const answers = (status: string) => webhook.metric(`Url${status}Count`, { period: ALARM_PERIOD, statistic: 'Sum' })
  ring('webhookFailed', answers('5xx'))
  ring('webhookRefused', answers('4xx'), { threshold: MANY_REFUSED })
}
