import { type Stack } from 'aws-cdk-lib'
import { CfnRole } from 'aws-cdk-lib/aws-iam'

/**
 * Lets AppSync take the stack's roles for APIs of this account only: for no API of another account, should one ever name a
 * role of ours (confused deputy). An API's own ARN cannot stand there: the API itself needs the role.
 */
export function guardAppSyncRoles(stack: Stack): void {
  const { partition, region, account } = stack
  for (const role of stack.node.findAll()) {
    if (!(role instanceof CfnRole)) continue
    const trust = JSON.stringify(stack.resolve(role.assumeRolePolicyDocument))
    if (!trust.includes('appsync.amazonaws.com')) continue
    role.addPropertyOverride('AssumeRolePolicyDocument.Statement.0.Condition', {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: { 'aws:SourceArn': `arn:${partition}:appsync:${region}:${account}:apis/*` },
    })
  }
}
