import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/**
 * Creates the secret for signed lecture requests: the private key, CloudFront's id of its public key, and the site's
 * address. Deployed empty; `npm run video:keys` fills it in (docs/operations/rotate.md).
 */
export function videoKeySecret(scope: Construct, environment: Environment): Secret {
  return new Secret(scope, 'VideoKey', {
    description: `Academy ${environment.name}: {"keyPairId", "privateKey", "origin"} of the lectures' signed cookies`,
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ keyPairId: '', privateKey: '', origin: '' }),
      generateStringKey: 'unused',
    },
    removalPolicy: environment.removal,
  })
}
