import { type Function, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { grantSearch, grantSecret } from './grants.ts'
import { grantTable } from './table-grants.ts'

/**
 * Adds the study planner and its calendars' public function, which checks the academy's signature before anything else
 * and only reads. The planner creates calendar addresses and signs them with the same key.
 */
export function calendarFunctions(
  scope: Construct,
  { data, environment }: { data: DataStack; environment: Environment },
): { planning: Function; calendar: Function } {
  const withTable = (name: 'planning' | 'calendar') => {
    const fn = academyFunction(scope, name, environment)
    grantTable(fn, data.table, name)
    grantSecret(fn, data.linkKey, 'LINK_SECRET_ARN')
    grantSearch(fn, data.search, 'read')
    return fn
  }
  const calendar = withTable('calendar')
  const siteUrl = siteUrlOf(environment)
  if (siteUrl) calendar.addEnvironment('SITE_URL', siteUrl)
  const { url } = calendar.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })
  const planning = withTable('planning')
  planning.addEnvironment('CALENDAR_URL', url)
  return { planning, calendar }
}
