import type { Function } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { ReconcileLog } from '#table/reconcile-log.ts'
import { ALARM_PERIOD, type Ring } from './operator-alarms.ts'
import { stuckPayments } from './stuck-payments.ts'

/** A stranger may try the webhook's address; so many calls refused in a period are more likely a wrong signing secret. */
const MANY_REFUSED = 5

/** The field of the reconciler's log that counts. */
const STUCK: keyof ReconcileLog = 'stuck'

/**
 * Rings when a payment is stuck, as the reconciler's log tells it at each run (lambdas/payments/reconcile/report-run.ts), when the
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
