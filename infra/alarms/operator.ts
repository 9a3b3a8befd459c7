import { Duration, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/**
 * The topic of alarms and budget notices; absent if no one is named. Its own policy names each service, because the
 * default lets everything in the account publish. Not encrypted: CloudWatch can't use the account's own key for SNS,
 * and alarms contain no personal data.
 */
export function operatorTopic(scope: Construct, { name, alarmEmail }: Environment): Topic | undefined {
  if (alarmEmail === undefined) return undefined
  const { partition, region, account } = Stack.of(scope)
  const topic = new Topic(scope, 'Alarms', { displayName: `Academy ${name}`, enforceSSL: true })
  topic.addSubscription(new EmailSubscription(alarmEmail))
  const letPublish = (service: string, sources: string) =>
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': sources } },
      }),
    )
  letPublish('cloudwatch.amazonaws.com', `arn:${partition}:cloudwatch:${region}:${account}:alarm:Academy-${name}-*`)
  letPublish('budgets.amazonaws.com', `arn:${partition}:budgets::${account}:*`)
  return topic
}

/** The period of an alarm. */
export const ALARM_PERIOD = Duration.minutes(5)

/** When an alarm goes off: at `threshold` (default 1) or more, in this many consecutive `periods` (default 1). */
export type AlarmRule = {
  threshold?: number
  periods?: number
  /** Goes off below the threshold instead, and when there is no data. */
  isSilence?: boolean
}

/** Returns an alarm's name, also for stacks that are deployed before it. */
export const alarmNameOf = (environmentName: string, name: string): string => `Academy-${environmentName}-${name}`

/** Adds the alarm `Academy-<environment>-<name>`. */
export type Ring = (name: string, metric: IMetric, rule?: AlarmRule) => void

/**
 * Returns a function that adds alarms for this topic. Each has a section of its name in docs/runbooks.md, which its
 * e-mail names.
 */
export function operatorAlarms(scope: Construct, environmentName: string, topic: ITopic): Ring {
  return (name, metric, { threshold = 1, periods = 1, isSilence = false } = {}) =>
    new Alarm(scope, `${name}Alarm`, {
      alarmName: alarmNameOf(environmentName, name),
      alarmDescription: `What to do: docs/runbooks.md, "${name}"`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: isSilence
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: isSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic))
}

/** Returns a metric of an AWS service, over the alarms' period. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic = 'Sum',
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: ALARM_PERIOD })

/** Percent of the replies within five minutes. */
const FAILED_PERCENT_THRESHOLD = 5

/**
 * Adds an alarm for visitors who get errors instead of pages for ten minutes. CloudFront's metrics are in us-east-1,
 * regardless of the stack's region.
 */
export function siteAlarm(ring: Ring, { distributionId }: Distribution, region: string): void {
  if (region !== 'us-east-1') return
  const dimensions = { DistributionId: distributionId, Region: 'Global' }
  ring('site', metricOf('AWS/CloudFront', '5xxErrorRate', dimensions, 'Average'), {
    threshold: FAILED_PERCENT_THRESHOLD,
    periods: 2,
  })
}
