import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

const SHARES_OF_BUDGET = [50, 80, 100]

/**
 * Notifies the operator when the month's cost of everything tagged with this environment exceeds half, four fifths, or
 * all of its budget, and when the forecast exceeds it. Absent without a budget or a topic. Tags count once activated in
 * the billing console (docs/operations/first-deployment.md).
 */
export function budget(scope: Construct, topic: ITopic | undefined, { name, monthlyBudget }: Environment): void {
  if (topic === undefined || monthlyBudget === undefined) return
  const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }]
  const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `Academy-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:environment$${name}`] },
    },
    notificationsWithSubscribers: [
      ...SHARES_OF_BUDGET.map((share) => notice('ACTUAL', share)),
      notice('FORECASTED', 100),
    ],
  })
}
