import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { BudgetsClient, DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListExportsCommand,
  ListImportsCommand,
  type StackStatus,
} from '@aws-sdk/client-cloudformation'
import { CloudFrontClient, type DistributionSummary, ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { CloudTrailClient, DescribeTrailsCommand, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { CloudWatchClient, DescribeAlarmsCommand, ListDashboardsCommand } from '@aws-sdk/client-cloudwatch'
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Environment, getEnvironment } from '#infra/environments.ts'
import { type Machine, openClients } from './context.ts'
import { preflight } from './preflight.ts'

export const NOW = Date.UTC(2026, 10, 29)
export const HOST = 'learn.nurses.edu'
const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/1'
const ARN = 'arn:aws:iam::123456789012:user/sam'

/** An error as the SDK throws it. */
export const awsError = (name: string, message = name): Error => Object.assign(new Error(message), { name })

/** The error for a call that the credentials don't allow. */
export const denied = (action: string, name = 'AccessDeniedException'): Error =>
  awsError(name, `User: ${ARN} is not authorized to perform: ${action} because no identity-based policy allows it`)

export const aDistribution = (distribution: Partial<DistributionSummary>) => ({
  DistributionList: { Items: [distribution as DistributionSummary], Quantity: 1 } as never,
})

/** An environment's settings without placeholders. */
export const ownSettings = (name: 'dev' | 'prod'): Environment => ({
  ...getEnvironment(name),
  siteUrl: `https://${HOST}`,
  receiptMail: { from: 'receipts@nurses.edu', identity: 'nurses.edu' },
  stripePublishableKey: name === 'prod' ? 'pk_live_1' : 'pk_test_1',
  reserveConcurrency: true,
  ...(name === 'prod' && {
    alarmEmail: 'sam@nurses.edu',
    accountMail: { from: 'codes@nurses.edu', identity: 'nurses.edu' },
    domain: { name: HOST, certificateArn: CERTIFICATE },
  }),
})

/** Clients of an account without problems, where prod is deployed; `plant` changes one response. */
export function mockAccount() {
  const [sts, cloudFormation, lambda] = [
    mockClient(STSClient),
    mockClient(CloudFormationClient),
    mockClient(LambdaClient),
  ]
  const [cloudFront, ses, acm] = [mockClient(CloudFrontClient), mockClient(SESv2Client), mockClient(ACMClient)]
  const [budgets, cloudTrail] = [mockClient(BudgetsClient), mockClient(CloudTrailClient)]
  const [logs, cloudWatch] = [mockClient(CloudWatchLogsClient), mockClient(CloudWatchClient)]
  const mocks = { sts, cloudFormation, lambda, cloudFront, ses, acm, budgets, cloudTrail, logs, cloudWatch }

  const stack = (StackName: string, status: StackStatus | undefined, version = '33') => {
    const answer = cloudFormation.on(DescribeStacksCommand, { StackName })
    const Outputs = StackName === 'CDKToolkit' ? [{ OutputKey: 'BootstrapVersion', OutputValue: version }] : []
    if (status === undefined) answer.rejects(awsError('ValidationError', `Stack with id ${StackName} does not exist`))
    else {
      const EnableTerminationProtection = StackName.endsWith('-data') && status.endsWith('_COMPLETE')
      const described = { StackName, StackStatus: status, EnableTerminationProtection }
      answer.resolves({ Stacks: [{ ...described, CreationTime: new Date(NOW), Outputs }] })
    }
  }

  const reset = () => {
    for (const mock of Object.values(mocks)) mock.reset()
    sts.on(GetCallerIdentityCommand).resolves({ Account: '123456789012', Arn: ARN })
    stack('CDKToolkit', 'CREATE_COMPLETE')
    for (const env of ['prod', 'dev'])
      for (const name of ['data', 'api', 'web', 'alarms'])
        stack(`Academy-${env}-${name}`, env === 'prod' ? 'UPDATE_COMPLETE' : undefined)
    lambda
      .on(GetAccountSettingsCommand)
      .resolves({ AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 984 } })
    const own = { Id: 'EOWN', Comment: 'Academy prod', DomainName: 'd1.cloudfront.net' }
    const Aliases = { Items: [HOST], Quantity: 1 }
    cloudFront.on(ListDistributionsCommand).resolves(aDistribution({ ...own, Aliases }))
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true })
    ses
      .on(GetEmailIdentityCommand)
      .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS', SigningEnabled: true } })
    const NotAfter = new Date(NOW + 200 * 86_400_000)
    acm.on(DescribeCertificateCommand).resolves({
      Certificate: {
        Status: 'ISSUED',
        DomainName: 'nurses.edu',
        SubjectAlternativeNames: ['*.nurses.edu'],
        NotAfter,
      },
    })
    budgets.on(DescribeBudgetCommand).resolves({})
    const trail = { Name: 'all', TrailARN: 'arn:trail', IsMultiRegionTrail: true, HomeRegion: 'us-east-1' }
    cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [trail] })
    cloudTrail.on(GetTrailStatusCommand).resolves({ IsLogging: true })
    const logGroups = ['regional', 'users', 'cloudfront'].map((kind) => ({
      logGroupName: `aws-waf-logs-academy-prod-${kind}`,
    }))
    logs.on(DescribeLogGroupsCommand).resolves({ logGroups })
    const MetricAlarms = ['Academy-prod-api', 'Academy-prod-site'].map((AlarmName) => ({ AlarmName }))
    cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms })
    cloudWatch.on(ListDashboardsCommand).resolves({ DashboardEntries: [{ DashboardName: 'Academy-prod' }] })
    const Exports = [{ Name: 'Academy-prod-data:ExportsOutputRefTable' }, { Name: 'another:Export' }]
    cloudFormation.on(ListExportsCommand).resolves({ Exports })
    cloudFormation
      .on(ListImportsCommand)
      .rejects(
        awsError('ValidationError', "Export 'Academy-prod-data:ExportsOutputRefTable' is not imported by any stack."),
      )
  }
  /** Changes the account so that nothing of prod is deployed or left over. */
  const undeploy = () => {
    for (const name of ['data', 'api', 'web', 'alarms']) stack(`Academy-prod-${name}`, undefined)
    cloudFront.on(ListDistributionsCommand).resolves(aDistribution({ Id: 'EBLOG', Comment: 'Blog' }))
    budgets.on(DescribeBudgetCommand).rejects(awsError('NotFoundException'))
    logs.on(DescribeLogGroupsCommand).resolves({ logGroups: [] })
    cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] })
    cloudWatch.on(ListDashboardsCommand).resolves({ DashboardEntries: [] })
    cloudFormation.on(ListExportsCommand).resolves({ Exports: [] })
  }
  const restore = () => {
    for (const mock of Object.values(mocks)) mock.restore()
  }
  return { ...mocks, stack, reset, undeploy, restore }
}

export type MockedAccount = ReturnType<typeof mockAccount>

/** The lines of a run by the names of their checks, its complete output, and its exit status. */
export async function runPreflight(environment: Environment, machine: Machine, isTrial = false) {
  const printed: string[] = []
  const output = { line: (text: string) => printed.push(text), progress: () => undefined }
  const clients = openClients(environment.region)
  const status = await preflight({ environment, clients, machine, isTrial, output })
  const lines = Object.fromEntries(
    printed.flatMap((line) => {
      const [, state, name, text] = /^(ok|warn|fail) {2,}(.+?) {2,}(.*)$/.exec(line) ?? []
      return state === undefined || name === undefined ? [] : [[name, `${state}: ${String(text)}`]]
    }),
  ) as Record<string, string>
  return { status, lines, printed, summary: printed.at(-1) }
}

const webFolder = mkdtempSync(join(tmpdir(), 'web-'))
export const emptyFolder = join(webFolder, 'assets')
mkdirSync(emptyFolder)
writeFileSync(join(webFolder, 'index.html'), '')

/** An account without problems, and the machine on which preflight runs. */
export type Planted = { account: MockedAccount; machine: Machine }

/** Creates an account without problems for each test of a file. */
export function healthyAccounts(): () => Planted {
  let account: MockedAccount
  beforeAll(() => {
    account = mockAccount()
  })
  afterAll(() => {
    account.restore()
  })
  return () => {
    account.reset()
    const machine: Machine = {
      region: 'us-east-1',
      webFolder,
      siteUrl: `https://${HOST}`,
      resolve: () => Promise.resolve(['d1.cloudfront.net']),
      now: () => NOW,
      wait: () => Promise.resolve(),
    }
    return { account, machine }
  }
}

/** A fault: what is planted, and the text of the lines that it changes. */
export type Fault = {
  fault: string
  plant?: (planted: Planted) => void
  settings?: Partial<Environment>
  lines: Record<string, RegExp>
}

/** Tests that each fault changes only its own lines, and the exit status if a check fails. */
export function expectFaults(faults: readonly Fault[]): void {
  const healthyAccount = healthyAccounts()
  let healthy: Record<string, string>
  beforeAll(async () => {
    healthy = (await runPreflight(ownSettings('prod'), healthyAccount().machine)).lines
  })
  describe('a single fault changes its line only, which says what to do', () => {
    it.each(faults)('$fault', async ({ plant, settings, lines: expected }) => {
      const planted = healthyAccount()
      plant?.(planted)
      const { status, lines } = await runPreflight({ ...ownSettings('prod'), ...settings }, planted.machine)
      const changed = Object.keys(lines).filter((name) => lines[name] !== healthy[name])
      expect(changed).toEqual(Object.keys(expected))
      for (const [name, text] of Object.entries(expected)) expect(lines[name]).toMatch(text)
      const isFailure = Object.values(expected).some(({ source }) => source.startsWith('^fail'))
      expect(status).toBe(isFailure ? 1 : 0)
    })
  })
}
