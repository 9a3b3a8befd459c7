import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ALARM_PERIOD, metricOf } from './operator-alarms.ts'

/**
 * How often the user pool's triggers failed. What they refuse (a name that is none) they must throw, so Lambda counts it as a failure; the
 * function's log tells how many refusals there were (lambdas/functions/accounts/handler.ts), and they are taken off.
 */
export function triggerFailures(scope: Construct, accounts: Function, environmentName: string): IMetric {
  const refused = metricOf(`Academy/${environmentName}`, 'TriggersRefused', {})
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
