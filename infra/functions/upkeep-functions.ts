import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { type Function, FunctionUrlAuthType, HttpMethod } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import {
  grantAccounts,
  grantMail,
  grantMedia,
  grantPublish,
  grantSearch,
  grantSecret,
  grantSharedCertificates,
} from './grants.ts'
import { grantTable } from './table-grants.ts'

const EVERY = Duration.hours(1)
const NOTICES_EVERY = Duration.minutes(1)

/**
 * Adds the hourly run (interrupted deletions, due reminders) and the one-minute run (course notices), and the public
 * function that turns off reminders, which checks the academy's signature, and takes messages of the contact form, which
 * it limits by day.
 */
export function upkeepFunctions(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): { upkeep: Function; unsubscribe: Function; linksUrl: string } {
  const withTable = (name: 'upkeep' | 'unsubscribe') => {
    const fn = academyFunction(scope, name, environment)
    grantTable(fn, data.table, name)
    grantSecret(fn, data.linkKey, 'LINK_SECRET_ARN')
    const siteUrl = siteUrlOf(environment)
    if (siteUrl) fn.addEnvironment('SITE_URL', siteUrl)
    return fn
  }
  const unsubscribe = withTable('unsubscribe')
  const { url } = unsubscribe.addFunctionUrl({
    authType: FunctionUrlAuthType.NONE,
    // The contact form's page sends its message to it, without credentials.
    cors: {
      allowedOrigins: [siteUrlOf(environment) ?? '*'],
      allowedMethods: [HttpMethod.POST],
      allowedHeaders: ['content-type'],
    },
  })
  const upkeep = withTable('upkeep')
  upkeep.addEnvironment('UNSUBSCRIBE_URL', url)
  grantAccounts(upkeep, data.users.pool, 'delete')
  grantPublish(upkeep, api, 'publishProgress')
  grantMail(upkeep, environment)
  grantSharedCertificates(upkeep, data.web)
  grantSearch(upkeep, data.search, 'write', 'statistics/*')
  // Deletes the recycle bin's files after 30 days.
  grantMedia(upkeep, data.media, 'remove')
  new Rule(scope, 'UpkeepEvery', {
    description: 'Finishes deletions of accounts, and sends the reminders of the day',
    schedule: Schedule.rate(EVERY),
    targets: [new LambdaFunction(upkeep, { retryAttempts: 0 })],
  })
  new Rule(scope, 'NoticesEvery', {
    description: 'Brings notices of courses to their students',
    schedule: Schedule.rate(NOTICES_EVERY),
    targets: [new LambdaFunction(upkeep, { retryAttempts: 0, event: RuleTargetInput.fromObject({ only: 'notices' }) })],
  })
  return { upkeep, unsubscribe, linksUrl: url }
}
