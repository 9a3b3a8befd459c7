import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

type Watched = {
  api: GraphqlApi
  functions: Record<string, Function>
  /** Queues of what was given up; a message in one is an alarm of its name. */
  dead: Record<string, Queue>
  environment: Environment
}

const PERIOD = Duration.minutes(5)

/** A stranger may try the webhook's address; so many calls refused in a period are more likely a wrong signing secret. */
const MANY_REFUSED = 5

/** Mails the operator when a function fails, is throttled, the stream falls behind, something was given up or the API answers 5xx. */
export function alarms(scope: Construct, { api, functions, dead, environment }: Watched): void {
  if (environment.alarmEmail === undefined) return
  const topic = new Topic(scope, 'Alarms', { displayName: `Academy ${environment.name}`, enforceSSL: true })
  topic.addSubscription(new EmailSubscription(environment.alarmEmail))
  const watch = (id: string, metric: Metric, threshold = 1) =>
    new Alarm(scope, `${id}Alarm`, {
      alarmName: `Academy-${environment.name}-${id}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))
  for (const [area, fn] of Object.entries(functions)) {
    watch(`${area}Errors`, fn.metricErrors({ period: PERIOD }))
    // Of several shards that call the snapshots function, one waits for the other: that is what its limit is for.
    if (area !== 'snapshots') watch(`${area}Throttles`, fn.metricThrottles({ period: PERIOD }))
  }
  for (const area of ['catalogue', 'receipts', 'snapshots']) {
    const late = functions[area]?.metric('IteratorAge', { period: PERIOD, statistic: 'Maximum' })
    if (late) watch(`${area}Late`, late, Duration.minutes(5).toMilliseconds())
  }
  // The webhook answers its failures itself, so that Stripe sends again; only its address counts them.
  const answers = (status: string) =>
    functions['webhook']?.metric(`Url${status}Count`, { period: PERIOD, statistic: 'Sum' })
  const [failed, refused] = [answers('5xx'), answers('4xx')]
  if (failed) watch('webhookFailed', failed)
  if (refused) watch('webhookRefused', refused, MANY_REFUSED)
  for (const [name, queue] of Object.entries(dead))
    watch(name, queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: 'Maximum' }))
  const dimensionsMap = { GraphQLAPIId: api.apiId }
  watch(
    'api',
    new Metric({ namespace: 'AWS/AppSync', metricName: '5XXError', dimensionsMap, period: PERIOD, statistic: 'Sum' }),
  )
}
