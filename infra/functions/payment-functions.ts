import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { type Function, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantPublish, grantStripe } from './grants.ts'
import { grantTable } from './table-grants.ts'

export type PaymentFunctions = {
  registration: Function
  webhook: Function
  reconcile: Function
  webhookUrl: string
}

/** The card service is waited for 8 s and asked once more; the reconciler begins a page with 20 s left. */
const SECONDS = { registration: 25, webhook: 25, reconcile: 60 } as const

/** The webhook's address is open to everybody: it never takes more than this of what the account may run at once. */
const WEBHOOKS_AT_ONCE = 5

const RECONCILE_EVERY = Duration.minutes(1)

/**
 * Checkout, the card service's webhook and the reconciler. All three settle payments with one code, so all three may do
 * the same. The webhook's address is open: the function checks Stripe's signature before anything else.
 */
export function paymentFunctions(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): PaymentFunctions {
  const settling = (area: keyof typeof SECONDS) => {
    const limited = area === 'webhook' && { atOnce: WEBHOOKS_AT_ONCE }
    const fn = academyFunction(scope, area, environment, { seconds: SECONDS[area], ...limited })
    grantTable(fn, data.table, area)
    grantStripe(fn, data.stripe)
    grantPublish(fn, api, 'publishPayment', 'publishProgress')
    return fn
  }
  const functions = {
    registration: settling('registration'),
    webhook: settling('webhook'),
    reconcile: settling('reconcile'),
  }
  const { url } = functions.webhook.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })
  new Rule(scope, 'ReconcileEvery', {
    description: 'Asks the card service about every payment that is still processing',
    schedule: Schedule.rate(RECONCILE_EVERY),
    targets: [new LambdaFunction(functions.reconcile, { retryAttempts: 0 })],
  })
  return { ...functions, webhookUrl: url }
}
