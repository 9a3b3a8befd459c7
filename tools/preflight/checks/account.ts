import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { DescribeTrailsCommand, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { FUNCTIONS } from '#infra/functions/functions.ts'
import { type Context, isDeployed, awsCommand } from '../context.ts'
import { combine, type Finding, warn, ok, fail, failIf } from '../finding.ts'
import { hasName, isDenied, isMissingRight } from '../aws-errors.ts'

/** Whether the credentials belong to the environment's account. */
export function checkAccount({ account, environment }: Context): Finding {
  const seen = `The credentials are of account ${account.id} (${account.arn})`
  if (environment.account === undefined || environment.account === account.id) return ok(`${seen}.`)
  return fail(
    `${seen}, but infra/environments.ts names ${environment.account}.`,
    `set AWS_PROFILE to a profile of account ${environment.account}`,
  )
}

/** Whether the environment's region supports its settings; the stacks go there whatever AWS_REGION is. */
export function checkRegion({ environment, machine }: Context): Finding {
  const { region, firewall, accessLogs } = environment
  const settings = [...(firewall ? ['firewall'] : []), ...(accessLogs ? ['accessLogs'] : [])]
  const problems = []
  if (region !== 'us-east-1' && settings.length > 0)
    problems.push(
      fail(
        `The region is ${region}, but ${settings.join(' and ')} can only be deployed in us-east-1.`,
        `set region to us-east-1 in infra/environments.ts, or remove ${settings.join(' and ')}`,
      ),
    )
  if (machine.region !== undefined && machine.region !== region)
    problems.push(
      warn(
        `AWS_REGION is ${machine.region}; the stacks are deployed to ${region}.`,
        `export AWS_REGION=${region}, so that other aws commands use the same region`,
      ),
    )
  return combine(problems, `${region}.`)
}

/** aws-cdk-lib requires version 6, but toolkits before this one lack permissions that newer deployments use. */
const MIN_BOOTSTRAP_VERSION = 21

/** Whether `cdk bootstrap` has been run for the account and region, recently enough. */
export async function checkBootstrap({ stack, account, environment }: Context): Promise<Finding> {
  const command = `npx cdk bootstrap aws://${account.id}/${environment.region}`
  const toolkit = await stack('CDKToolkit')
  if (toolkit === undefined) return fail(`There is no stack CDKToolkit in ${environment.region}.`, command)
  const { StackStatus = '', Outputs = [] } = toolkit
  if (/FAILED|^ROLLBACK/.test(StackStatus)) return fail(`The stack CDKToolkit is ${StackStatus}.`, command)
  const version = Number(Outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0)
  if (version < MIN_BOOTSTRAP_VERSION)
    return fail(
      `The bootstrap version is ${String(version)}; at least ${String(MIN_BOOTSTRAP_VERSION)} is needed.`,
      command,
    )
  return ok(`Version ${String(version)}.`)
}

/** Whether the stack may create its budget. */
export async function checkBudget(context: Context): Promise<Finding> {
  const { clients, account, environment } = context
  const BudgetName = `Academy-${environment.name}`
  try {
    await clients.budgets.send(new DescribeBudgetCommand({ AccountId: account.id, BudgetName }))
  } catch (error) {
    if (hasName(error, 'NotFoundException')) return ok('Budgets can be read.')
    if (!isDenied(error) || isMissingRight(error)) throw error
    return fail(
      'AWS refuses access to budgets.',
      'sign in as the root user and turn on "IAM user and role access to Billing information" (Billing console, Account)',
    )
  }
  if (await isDeployed(context, 'api')) return ok(`The budget ${BudgetName} is deployed.`)
  return fail(
    `A budget named ${BudgetName} already exists, but the stack ${BudgetName}-api doesn't.`,
    `aws budgets delete-budget --account-id ${account.id} --budget-name ${BudgetName}`,
  )
}

/** The executions that AWS keeps for functions without reserved concurrency. */
const MIN_UNRESERVED = 100

/** The total reserved concurrency of an environment's functions. */
const RESERVED = Object.values(FUNCTIONS).reduce((sum, { atOnce = 0 }) => sum + atOnce, 0)

const INCREASE = 'service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384'

/** Whether Lambda's quota covers the functions' reserved concurrency, if any. */
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

const CREATE =
  'cloudtrail create-trail --name academy --s3-bucket-name BUCKET --is-multi-region-trail --enable-log-file-validation'

/** Whether CloudTrail records sign-ins and changes in all regions. */
export async function checkTrail(context: Context): Promise<Finding> {
  const { clients, environment } = context
  const { isProtected } = environment
  const { trailList = [] } = await clients.cloudTrail.send(new DescribeTrailsCommand({}))
  const trails = trailList.filter(({ IsMultiRegionTrail }) => IsMultiRegionTrail === true)
  const [first] = trails
  if (first === undefined)
    return failIf(
      isProtected,
      'No CloudTrail trail records sign-ins and changes in all regions.',
      `${awsCommand(context, CREATE)} && ${awsCommand(context, 'cloudtrail start-logging --name academy')} (or CloudTrail console, Create trail, which also makes the bucket)`,
    )
  for (const { Name, TrailARN } of trails) {
    const { IsLogging } = await clients.cloudTrail.send(new GetTrailStatusCommand({ Name: TrailARN ?? Name }))
    if (IsLogging === true) return ok(`The trail "${String(Name)}" records all regions.`)
  }
  const region = first.HomeRegion === undefined ? '' : ` --region ${first.HomeRegion}`
  return failIf(
    isProtected,
    `The trail "${String(first.Name)}" is turned off.`,
    `aws cloudtrail start-logging --name ${String(first.Name)}${region}`,
  )
}
