import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { type Function, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantPublish, grantSecret } from './grants.ts'
import { grantTable } from './table-grants.ts'

export type PaymentFunctions = {
  registration: Function
  webhook: Function
  reconcile: Function
  webhookUrl: string
}

const RECONCILE_EVERY = Duration.minutes(1)

/**
 * Adds checkout, the card service's webhook, and the reconciler. All three settle payments with the same code, so all
 * have the same permissions. The webhook's URL is public: the function checks Stripe's signature before anything else.
 */
export function paymentFunctions(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): PaymentFunctions {
  const settling = (name: 'registration' | 'webhook' | 'reconcile') => {
    const fn = academyFunction(scope, name, environment)
    grantTable(fn, data.table, name)
    grantSecret(fn, data.stripe, 'STRIPE_SECRET_ARN')
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
