import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/** What signs links that work without a sign-in (lambdas/aws/link-signer.ts): made at random by the deployment, known to no person. */
export function linkSecret(scope: Construct, environment: Environment): Secret {
  return new Secret(scope, 'LinkKey', {
    description: `Academy ${environment.name}: signs links to certificates and out of reminders`,
    generateSecretString: {
      secretStringTemplate: JSON.stringify({}),
      generateStringKey: 'key',
      passwordLength: 64,
      excludePunctuation: true,
    },
    removalPolicy: environment.removal,
  })
}
