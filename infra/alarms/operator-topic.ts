import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/**
 * Where alarms and the budget speak to the operator; absent where nobody is named. A policy of its own takes the place of the
 * one that lets everything in the account publish, so each service that may is named. It is not encrypted by a key: CloudWatch
 * cannot use the account's own for SNS, and an alarm holds no personal data.
 */
export function operatorTopic(scope: Construct, { name, alarmEmail }: Environment): Topic | undefined {
  if (alarmEmail === undefined) return undefined
  const { partition, region, account } = Stack.of(scope)
  const topic = new Topic(scope, 'Alarms', { displayName: `Academy ${name}`, enforceSSL: true })
  topic.addSubscription(new EmailSubscription(alarmEmail))
  const letPublish = (service: string, sources: string) =>
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': sources } },
      }),
    )
  letPublish('cloudwatch.amazonaws.com', `arn:${partition}:cloudwatch:${region}:${account}:alarm:Academy-${name}-*`)
  letPublish('budgets.amazonaws.com', `arn:${partition}:budgets::${account}:*`)
  return topic
}
