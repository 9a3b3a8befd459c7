import { ACMClient } from '@aws-sdk/client-acm'
import { BudgetsClient } from '@aws-sdk/client-budgets'
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient, type DistributionSummary, paginateListDistributions } from '@aws-sdk/client-cloudfront'
import { CloudTrailClient } from '@aws-sdk/client-cloudtrail'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { STSClient } from '@aws-sdk/client-sts'
import { defaultProvider } from '@aws-sdk/credential-provider-node'
import type { Environment } from '#infra/environments.ts'
import { hasName, messageOf } from './aws-errors.ts'

const requestHandler = { connectionTimeout: 5_000, requestTimeout: 20_000 }

/** Clients for the environment's region; global services use us-east-1. */
export function openClients(region: string) {
  // One shared provider, so that a profile asks for a code or runs a program only once.
  const credentials = defaultProvider({ clientConfig: { region } })
  const regional = { region, requestHandler, credentials }
  const global = { region: 'us-east-1', requestHandler, credentials }
  return {
    sts: new STSClient(regional),
    cloudFormation: new CloudFormationClient(regional),
    lambda: new LambdaClient(regional),
    ses: new SESv2Client(regional),
    cloudTrail: new CloudTrailClient(regional),
    cloudWatch: new CloudWatchClient(regional),
    logs: new CloudWatchLogsClient(regional),
    acm: new ACMClient(global),
    budgets: new BudgetsClient(global),
    cloudFront: new CloudFrontClient(global),
  }
}
export type Clients = ReturnType<typeof openClients>

/** The inputs that the checks take from the local machine. */
export type Machine = {
  /** The region in AWS_REGION or AWS_DEFAULT_REGION. */
  region: string | undefined
  /** The folder of the built web app. */
  webFolder: string
  /** The site's origin in `domain/academy.ts`. */
  siteUrl: string
  /** Resolves a name to other names or addresses; empty if it is unknown. */
  resolve: (name: string) => Promise<readonly string[]>
  now: () => number
  wait: (ms: number) => Promise<void>
}

export type StackName = 'data' | 'api' | 'web' | 'alarms'
export const STACK_NAMES: readonly StackName[] = ['data', 'api', 'web', 'alarms']

/** The context of every check. */
export type Context = {
  environment: Environment
  clients: Clients
  machine: Machine
  account: { id: string; arn: string }
  /** Whether a check may create resources to find out what it can't read: `--try`. */
  isTrial: boolean
  /** Returns a stack by its full name; undefined if there is none. Calls AWS once. */
  stack: (name: string) => Promise<Stack | undefined>
  /** Returns all CloudFront distributions of the account. Calls AWS once. */
  distributions: () => Promise<readonly DistributionSummary[]>
}

/** Caches the result of the first call for each argument. */
function once<Result>(call: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (key) => {
    const result = results.get(key) ?? call(key)
    results.set(key, result)
    return result
  }
}

async function describeStack(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }))
    return Stacks[0]
  } catch (error) {
    if (hasName(error, 'ValidationError') && messageOf(error).includes('does not exist')) return undefined
    throw error
  }
}

async function listDistributions(client: CloudFrontClient): Promise<readonly DistributionSummary[]> {
  const distributions: DistributionSummary[] = []
  for await (const { DistributionList } of paginateListDistributions({ client }, {}))
    distributions.push(...(DistributionList?.Items ?? []))
  return distributions
}

/** Creates the context, with cached results that several checks share. */
export function createContext(context: Omit<Context, 'stack' | 'distributions'>): Context {
  const { cloudFormation, cloudFront } = context.clients
  const distributions = once(() => listDistributions(cloudFront))
  return {
    ...context,
    stack: once((name) => describeStack(cloudFormation, name)),
    distributions: () => distributions('all'),
  }
}

/** The full name of one of the environment's stacks. */
export const stackName = ({ environment }: Context, stack: StackName): string => `Academy-${environment.name}-${stack}`

/** Statuses of a stack without resources. */
const EMPTY = ['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS', 'DELETE_COMPLETE']

/**
 * Whether one of these stacks of the environment exists and has resources; leftovers of a failed creation belong to no
 * stack.
 */
export async function isDeployed(context: Context, ...stacks: readonly StackName[]): Promise<boolean> {
  const statuses = await Promise.all(
    stacks.map(async (stack) => (await context.stack(stackName(context, stack)))?.StackStatus),
  )
  return statuses.some((status) => status !== undefined && !EMPTY.includes(status))
}

/** An AWS CLI command for the environment's region. */
export const awsCommand = ({ environment }: Context, command: string): string =>
  `aws ${command} --region ${environment.region}`
