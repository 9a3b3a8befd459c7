import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { FUNCTIONS } from '#infra/functions/functions.ts'
import { awsCommand, type Context, isDeployed } from '../context.ts'
import { type Finding, warn, ok, fail } from '../finding.ts'

/** AWS keeps this many executions for functions that reserve none. */
const MIN_UNRESERVED = 100

/** What the functions of an environment reserve together. */
const RESERVED = Object.values(FUNCTIONS).reduce((sum, { atOnce = 0 }) => sum + atOnce, 0)

const INCREASE = 'service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384'

/** Whether Lambda's quota has room for what the functions reserve, where they reserve anything. */
export async function checkConcurrency(context: Context): Promise<Finding> {
  const { environment, clients } = context
  const { AccountLimit } = await clients.lambda.send(new GetAccountSettingsCommand({}))
  const quota = AccountLimit?.ConcurrentExecutions ?? 0
  const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? quota
  const quotaSeen = `Lambda's concurrency quota is ${String(quota)} (${String(unreserved)} unreserved)`
  const increase = awsCommand(context, `${INCREASE} --desired-value 1000`)
  const hasRoom = unreserved - RESERVED >= MIN_UNRESERVED
  if (environment.reserveConcurrency === true) {
    const reserved = `the functions reserve ${String(RESERVED)}`
    if (hasRoom) return ok(`${quotaSeen}; ${reserved}.`)
    const isTaken = quota - unreserved >= RESERVED && (await isDeployed(context, 'api'))
    if (isTaken)
      return warn(
        `${quotaSeen}; ${reserved}, which the last deployment may have done already.`,
        `nothing if it did; otherwise ${increase}`,
      )
    return fail(
      `${quotaSeen}; ${reserved}, and AWS keeps ${String(MIN_UNRESERVED)} unreserved.`,
      `${increase} (or set reserveConcurrency to false until it is granted)`,
    )
  }
  if (hasRoom)
    return warn(
      `${quotaSeen}, and the functions reserve none.`,
      "set reserveConcurrency: true in infra/environments.ts, so that the public function URLs can't use it all",
    )
  return warn(`${quotaSeen}. That's enough for a few people at a time; 1,000 is typical.`, increase)
}
