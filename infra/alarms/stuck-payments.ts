import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { metricOf } from './operator-alarms.ts'

/** How many payments the reconciler could not settle three times in a row; its log tells it at each run. */
export const stuckPayments = (environmentName: string): Metric =>
  metricOf(`Academy/${environmentName}`, 'StuckPayments', {}, 'Maximum')
