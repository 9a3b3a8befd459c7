import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/**
 * Creates the secret for Stripe's secret key and webhook secret. Deployed empty; the operator fills in both
 * (docs/operations/first-deployment.md).
 */
export function stripeSecret(scope: Construct, environment: Environment): Secret {
  return new Secret(scope, 'Stripe', {
    description: `Academy ${environment.name}: {"secretKey", "webhookSecret"} of Stripe`,
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecret: '' }),
      generateStringKey: 'unused',
    },
    removalPolicy: environment.removal,
  })
}
