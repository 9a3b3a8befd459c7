import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

/** How long an alarm looks back. */
export const ALARM_PERIOD = Duration.minutes(5)

/** When an alarm rings: at `threshold` or more (1), in so many `periods` one after the other (1). */
export type AlarmRule = {
  threshold?: number
  periods?: number
  /** Rings below the threshold instead, and when nothing at all is measured. */
  isSilence?: boolean
}

/** Adds the alarm `Academy-<environment>-<name>`. */
export type Ring = (name: string, metric: IMetric, rule?: AlarmRule) => void

/** Alarms that speak to this topic. Each has a section of its name in docs/runbooks.md, and its mail says so. */
export function operatorAlarms(scope: Construct, environmentName: string, topic: ITopic): Ring {
  return (name, metric, { threshold = 1, periods = 1, isSilence = false } = {}) =>
    new Alarm(scope, `${name}Alarm`, {
      alarmName: `Academy-${environmentName}-${name}`,
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

/** A metric of an AWS service, over the alarms' period. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic = 'Sum',
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: ALARM_PERIOD })
