import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantSearch } from './grants.ts'
import { grantTable } from './table-grants.ts'

/** Night in the academy's time zone, in UTC. */
const NIGHTLY = { hour: '9', minute: '30' }

/** Adds the function that handles the fields of adaptive exams and calibrates the exams every night. */
export function examFunction(
  scope: Construct,
  { data, environment }: { data: DataStack; environment: Environment },
): Function {
  const exams = academyFunction(scope, 'exams', environment)
  grantTable(exams, data.table, 'exams')
  grantSearch(exams, data.search, 'write', 'exams/*')
  new Rule(scope, 'CalibrateEvery', {
    description: 'Calibrates the questions of adaptive exams',
    schedule: Schedule.cron(NIGHTLY),
    targets: [new LambdaFunction(exams, { retryAttempts: 0 })],
  })
  return exams
}
