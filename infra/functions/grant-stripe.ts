import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/** Lets the function read the card service's keys; STRIPE_SECRET_ARN names them. */
export function grantStripe(grantee: Function, secret: Secret): void {
  const actions = ['secretsmanager:GetSecretValue']
  Grant.addToPrincipal({ grantee, actions, resourceArns: [secret.secretArn] })
  grantee.addEnvironment('STRIPE_SECRET_ARN', secret.secretArn)
}
