import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarms, paymentAlarms, triggerFailures } from '#infra/alarms/alarms.ts'
import { operationsDashboard } from '#infra/alarms/operations-dashboard.ts'
import { operatorAlarms } from '#infra/alarms/operator.ts'
import { slowAnswersAlarm } from '#infra/alarms/service-levels.ts'
import type { Environment } from '#infra/environments.ts'
import type { ApiStack } from './api-stack.ts'
import type { DataStack } from './data-stack.ts'

type AlarmStackProps = StackProps & { environment: Environment; data: DataStack; api: ApiStack; operator: Topic }

/**
 * Monitoring of the API and its functions: alarms, the log metrics that they count, and the dashboard. Separate from
 * the API stack, which is close to CloudFormation's resource limit (decision 0119). Absent if no one is named to be
 * notified.
 */
export class AlarmStack extends Stack {
  constructor(scope: Construct, id: string, props: AlarmStackProps) {
    super(scope, id, props)
    const { environment, data, api, operator } = props
    const { functions, dead } = api.watched
    const { webhook, reconcile } = functions
    operationsDashboard(this, { api: api.api, table: data.table, functions, dead, environment })
    const ring = operatorAlarms(this, environment.name, operator)
    const failures = { accounts: triggerFailures(this, data.accounts, environment.name) }
    alarms(ring, { api: api.api, table: data.table, functions, failures, dead })
    paymentAlarms(this, ring, { webhook, reconcile, environmentName: environment.name })
    slowAnswersAlarm(ring, environment.name)
  }
}
