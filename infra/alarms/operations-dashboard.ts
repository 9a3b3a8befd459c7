import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { functionLabel } from '#infra/functions/functions.ts'
import { stuckPayments } from './alarms.ts'
import { serviceLevelGraphs } from './service-levels.ts'

type DashboardMetric = {
  api: GraphqlApi
  table: Table
  functions: Record<string, Function>
  dead: Record<string, Queue>
  environment: Environment
}

const PERIOD = Duration.minutes(5)
const HALF = 12

const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: HALF, height: 6, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } })

/** The operator's CloudWatch dashboard, on one page; absent without alarms. */
export function operationsDashboard(
  scope: Construct,
  { api, table, functions, dead, environment }: DashboardMetric,
): void {
  if (environment.alarmEmail === undefined) return
  const ofApi = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/AppSync',
      metricName,
      dimensionsMap: { GraphQLAPIId: api.apiId },
      statistic,
      period: PERIOD,
      label: `${metricName} ${statistic}`,
    })
  const ofEach = (metric: (fn: Function) => Metric) =>
    Object.entries(functions).map(([name, fn]) => metric(fn).with({ label: functionLabel(name), period: PERIOD }))
  const units = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: 'Sum',
      period: PERIOD,
    })
  const ages = ['receipts', 'bookkeeping'].flatMap((name) => {
    const age = functions[name]?.metric('IteratorAge', {
      period: PERIOD,
      statistic: 'Maximum',
      label: functionLabel(name),
    })
    return age ? [age] : []
  })
  new Dashboard(scope, 'Operations', {
    dashboardName: `Academy-${environment.name}`,
    defaultInterval: Duration.hours(12),
    widgets: [
      serviceLevelGraphs(environment.name, HALF),
      [
        graph('API: requests that failed', [ofApi('5XXError', 'Sum'), ofApi('4XXError', 'Sum')]),
        graph('API: time an operation takes (ms)', [ofApi('Latency', 'p50'), ofApi('Latency', 'p99')]),
      ],
      [
        graph(
          'Functions: errors',
          ofEach((fn) => fn.metricErrors()),
        ),
        graph(
          'Functions: time, 95th percentile (ms)',
          ofEach((fn) => fn.metricDuration({ statistic: 'p95' })),
        ),
      ],
      [
        graph('Table: units used', [units('ConsumedReadCapacityUnits'), units('ConsumedWriteCapacityUnits')]),
        graph('Stream: how far its readers are behind (ms)', ages),
      ],
      [
        new SingleValueWidget({
          title: 'Given up (dead letters) and payments that are stuck',
          width: HALF,
          metrics: [
            ...Object.entries(dead).map(([label, queue]) =>
              queue.metricApproximateNumberOfMessagesVisible({ label, period: PERIOD, statistic: 'Maximum' }),
            ),
            stuckPayments(environment.name).with({ label: 'stuck payments' }),
          ],
        }),
        graph('Subscriptions: connections', [ofApi('ActiveConnections', 'Maximum')]),
      ],
    ],
  })
}
