import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import {
  CreateDistributionCommand,
  DeleteDistributionCommand,
  GetDistributionCommand,
  ListDistributionsCommand,
} from '@aws-sdk/client-cloudfront'
import { DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail'
import { DescribeAlarmsCommand, ListDashboardsCommand } from '@aws-sdk/client-cloudwatch'
import { DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { describe, expect, it } from 'vitest'
import { getEnvironment } from '#infra/environments.ts'
import { CHECKS } from './checks.ts'
import {
  aDistribution,
  awsError,
  denied,
  ownSettings,
  runPreflight,
  emptyFolder,
  healthyAccounts,
} from './account-fixture.ts'
import { isPlaceholder } from '#infra/check-environment.ts'

const healthyAccount = healthyAccounts()

const notOk = (lines: Record<string, string>) => Object.keys(lines).filter((name) => !lines[name]?.startsWith('ok: '))

/** An account without problems, before the first deployment. */
const undeployed = () => {
  const planted = healthyAccount()
  planted.account.undeploy()
  return planted
}

describe('an account in which everything is right', () => {
  it('is ok in every line, in the order of the checks, and nothing is changed in it', async () => {
    const { account, machine } = healthyAccount()
    const { status, lines, summary } = await runPreflight(ownSettings('prod'), machine, true)
    expect(notOk(lines)).toEqual([])
    expect(Object.keys(lines)).toEqual(CHECKS.map(({ name }) => name))
    expect(status).toBe(0)
    expect(summary).toBe('All 21 checks passed. Deploy: npx cdk deploy --all -c env=prod')
    const { sts, cloudFormation, lambda, cloudFront, ses, acm, budgets, cloudTrail, logs, cloudWatch } = account
    const clients = [sts, cloudFormation, lambda, cloudFront, ses, acm, budgets, cloudTrail, logs, cloudWatch]
    const commands = clients.flatMap((client) => client.calls().map(({ args: [call] }) => call.constructor.name))
    expect(commands.filter((name) => !/^(?:Describe|Get|List)/.test(name))).toEqual([])
  })

  it('lacks only the name in the DNS before the first deployment', async () => {
    const { machine } = undeployed()
    machine.resolve = () => Promise.resolve([])
    const { status, lines, summary } = await runPreflight(ownSettings('prod'), machine)
    expect(notOk(lines)).toEqual(['Domain in DNS'])
    expect(status).toBe(0)
    expect(summary).toBe('No failures, 1 warning. Review the warning, then deploy: npx cdk deploy --all -c env=prod')
  })

  it('is asked only what dev needs, and dev may lack what prod needs', async () => {
    const { account, machine } = healthyAccount()
    account.ses.on(GetAccountCommand).resolves({ SendingEnabled: true })
    account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [] })
    const { status, lines } = await runPreflight(ownSettings('dev'), machine)
    expect(notOk(lines)).toEqual(['SES sending', 'CloudTrail'])
    expect(Object.keys(lines)).not.toContain('Budget')
    expect(Object.keys(lines)).not.toContain('Domain in DNS')
    expect(account.logs.calls()).toEqual([])
    expect(status).toBe(0)
  })

  it('can deploy firewall and access logs in us-east-1 only', async () => {
    const { machine } = healthyAccount()
    const { status, lines, summary } = await runPreflight({ ...ownSettings('prod'), region: 'eu-west-1' }, machine)
    expect(lines['Region']).toMatch(
      /^fail: .*firewall and accessLogs.* AWS_REGION is us-east-1; .*set region to us-east-1/,
    )
    expect(status).toBe(1)
    expect(summary).toBe('1 of 21 checks failed. Fix the failure, then run preflight again before you deploy prod.')
  })
})

it('every problem of a new account with this repository’s settings is listed', async () => {
  const { account, machine } = undeployed()
  account.stack('CDKToolkit', undefined)
  const AccountLimit = { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 }
  account.lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit })
  account.cloudFront.on(ListDistributionsCommand).resolves({})
  account.ses.on(GetAccountCommand).resolves({ SendingEnabled: true })
  account.ses.on(GetEmailIdentityCommand).rejects(awsError('NotFoundException'))
  account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [] })
  const place = { ...machine, siteUrl: 'https://academy.example', webFolder: emptyFolder, region: undefined }
  const { status, lines, summary } = await runPreflight(getEnvironment('prod'), place)
  expect(Object.entries(lines).map(([name, line]) => `${line.split(':')[0] ?? ''} ${name}`)).toEqual([
    ...['ok Account', 'ok Region', 'fail CDK bootstrap', 'fail Settings', 'fail Site address', 'ok Stripe key'],
    ...['fail Sender of codes', 'warn Lambda quota', 'warn CloudFront', 'fail SES sending', 'fail SES receiptMail'],
    ...['ok Certificate', 'ok Budget', 'fail CloudTrail', 'ok Stacks', 'ok Leftovers', 'ok References', 'fail Web app'],
  ])
  expect(status).toBe(1)
  expect(summary).toBe(
    '8 of 18 checks failed, with 2 warnings. Fix the failures, then run preflight again before you deploy prod.',
  )
})

describe('what a failed deployment left', () => {
  it('would block the deployment by its names if no stack owns it', async () => {
    const { account, machine } = undeployed()
    const logGroups = ['regional', 'users', 'cloudfront', 'other'].map((kind) => ({
      logGroupName: `aws-waf-logs-academy-prod-${kind}`,
    }))
    account.logs.on(DescribeLogGroupsCommand).resolves({ logGroups })
    const before = (await runPreflight(ownSettings('prod'), machine)).lines
    const named = (kind: string) => `aws-waf-logs-academy-prod-${kind}`
    const kinds = ['regional', 'users', 'cloudfront']
    const seen = kinds.map(
      (kind) =>
        `The log group ${named(kind)} is left over from an earlier deployment and would block this one: no stack owns it.`,
    )
    const fixes = kinds.map((kind) => `aws logs delete-log-group --log-group-name ${named(kind)} --region us-east-1`)
    expect(before['Leftovers']).toBe(`fail: ${seen.join(' ')} Fix: ${fixes.join('; ')}`)
    account.stack('Academy-prod-api', 'UPDATE_COMPLETE')
    const { lines, status } = await runPreflight(ownSettings('prod'), machine)
    expect(lines['Leftovers']).not.toMatch(/regional|users/)
    expect(lines['Leftovers']).toMatch(/^fail: .*-cloudfront /)
    expect(status).toBe(1)
  })

  it('is found in alarms, the dashboard and the budget', async () => {
    const { account, machine } = undeployed()
    const MetricAlarms = ['api', 'site'].map((name) => ({ AlarmName: `Academy-prod-${name}` }))
    account.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms })
    const DashboardEntries = [{ DashboardName: 'Academy-prod' }, { DashboardName: 'Academy-production' }]
    account.cloudWatch.on(ListDashboardsCommand).resolves({ DashboardEntries })
    account.budgets.on(DescribeBudgetCommand).resolves({})
    const { lines } = await runPreflight(ownSettings('prod'), machine)
    expect(notOk(lines)).toEqual(['Domain in DNS', 'Budget', 'Leftovers'])
    for (const command of [
      "aws cloudwatch delete-alarms --alarm-names 'Academy-prod-api' --region us-east-1",
      "aws cloudwatch delete-alarms --alarm-names 'Academy-prod-site' --region us-east-1",
      'aws cloudwatch delete-dashboards --dashboard-names Academy-prod --region us-east-1',
    ])
      expect(lines['Leftovers']?.split(/Fix: |; /)).toContain(command)
    expect(lines['Budget']).toMatch(
      /^fail: .* Fix: aws budgets delete-budget --account-id 123456789012 --budget-name Academy-prod$/,
    )
  })

  it('does not count as deployed: a stack in ROLLBACK_COMPLETE owns nothing', async () => {
    const { account, machine } = undeployed()
    const before = (await runPreflight(ownSettings('prod'), machine)).lines
    account.stack('Academy-prod-api', 'ROLLBACK_COMPLETE')
    const { lines, status } = await runPreflight(ownSettings('prod'), machine)
    expect(Object.keys(lines).filter((name) => lines[name] !== before[name])).toEqual(['Stacks'])
    expect(lines['Stacks']).toMatch(
      /^fail: Academy-prod-api is ROLLBACK_COMPLETE: .* Fix: aws cloudformation delete-stack --stack-name Academy-prod-api --region us-east-1$/,
    )
    expect(status).toBe(1)
    const logGroups = [{ logGroupName: 'aws-waf-logs-academy-prod-regional' }]
    account.logs.on(DescribeLogGroupsCommand).resolves({ logGroups })
    expect((await runPreflight(ownSettings('prod'), machine)).lines['Leftovers']).toMatch(/^fail: /)
  })
})

describe('an account without a distribution', () => {
  const cloudFrontLine = async (isTrial: boolean, plant?: (planted: ReturnType<typeof undeployed>) => void) => {
    const planted = undeployed()
    planted.account.cloudFront.on(ListDistributionsCommand).resolves({})
    plant?.(planted)
    const { lines, status } = await runPreflight(ownSettings('prod'), planted.machine, isTrial)
    const calls = planted.account.cloudFront.calls().map(({ args: [call] }) => call.constructor.name)
    return { line: lines['CloudFront'], status, calls }
  }
  const created = { Distribution: { Id: 'ETRIAL' } as never, ETag: 'tag' }

  it('is not tried out without --try', async () => {
    const { line, status, calls } = await cloudFrontLine(false)
    expect(line).toMatch(/^warn: .* Fix: run npm run preflight -- --env prod --try, which creates/)
    expect(status).toBe(0)
    expect(calls).not.toContain('CreateDistributionCommand')
  })

  it('fails if AWS must verify it first', async () => {
    const message = 'Your account must be verified before you can add new CloudFront resources.'
    const { line, status } = await cloudFrontLine(true, ({ account }) =>
      account.cloudFront.on(CreateDistributionCommand).rejects(awsError('AccessDenied', message)),
    )
    expect(line).toMatch(/^fail: .* Fix: open a support case .*Account and billing/)
    expect(status).toBe(1)
  })

  it('is a warning if the credentials may not try it', async () => {
    const { line } = await cloudFrontLine(true, ({ account }) =>
      account.cloudFront.on(CreateDistributionCommand).rejects(denied('cloudfront:CreateDistribution', 'AccessDenied')),
    )
    expect(line).toMatch(/^warn: .* permission cloudfront:CreateDistribution\./)
  })

  it('has the trial distribution deleted once it is deployed', async () => {
    const { line, calls } = await cloudFrontLine(true, ({ account }) => {
      account.cloudFront.on(CreateDistributionCommand).resolves(created)
      account.cloudFront
        .on(GetDistributionCommand)
        .resolvesOnce({ Distribution: { Status: 'InProgress' } as never })
        .resolves({ Distribution: { Status: 'Deployed' } as never, ETag: 'tag' })
      account.cloudFront.on(DeleteDistributionCommand, { Id: 'ETRIAL', IfMatch: 'tag' }).resolves({})
    })
    expect(line).toBe('ok: AWS let a distribution be created, and it is deleted again.')
    expect(calls).toContain('DeleteDistributionCommand')
  })

  it.each([
    ['takes too long', { Distribution: { Status: 'InProgress' } as never }],
    ['is not answered', {}],
  ])('prints the command that deletes the trial distribution if that %s', async (_why, answer) => {
    const { line } = await cloudFrontLine(true, ({ account }) => {
      account.cloudFront.on(CreateDistributionCommand).resolves(created)
      account.cloudFront.on(GetDistributionCommand).resolves(answer)
    })
    expect(line).toMatch(/^warn: .* ETRIAL .* Fix: aws cloudfront delete-distribution --id ETRIAL --if-match/)
  })

  it('is reminded of a trial distribution that is still there', async () => {
    const { line } = await cloudFrontLine(false, ({ account }) =>
      account.cloudFront
        .on(ListDistributionsCommand)
        .resolves(aDistribution({ Id: 'ETRIAL', Comment: 'Academy preflight trial' })),
    )
    expect(line).toMatch(/^warn: The trial distribution ETRIAL is still there\. Fix: aws cloudfront delete/)
  })
})

describe('credentials that AWS does not accept', () => {
  it.each([
    [
      'none',
      awsError('CredentialsProviderError', 'Could not load credentials from any providers'),
      'No AWS credentials',
    ],
    [
      'of a session that has ended',
      awsError('CredentialsProviderError', 'The SSO session has expired'),
      'have expired',
    ],
    ['that have expired', awsError('ExpiredToken'), 'have expired'],
    ['that AWS does not know', awsError('InvalidClientTokenId'), "doesn't accept these credentials"],
    ['and no network', awsError('Error', 'getaddrinfo ENOTFOUND sts.us-east-1.amazonaws.com'), "can't be reached"],
  ])('end the run with a sentence: %s', async (_which, error, sentence) => {
    const { account, machine } = healthyAccount()
    account.sts.on(GetCallerIdentityCommand).rejects(error)
    await expect(runPreflight(ownSettings('prod'), machine)).rejects.toThrow(sentence)
  })

  it('end the run with a sentence where they expire during it', async () => {
    const { account, machine } = healthyAccount()
    account.budgets.on(DescribeBudgetCommand).rejects(awsError('ExpiredTokenException'))
    await expect(runPreflight(ownSettings('prod'), machine)).rejects.toThrow('Your AWS credentials have expired.')
  })
})

it('the values that the repository ships are placeholders, and real names are not', () => {
  const shipped = [
    'pk_live_replace_me',
    'academy.example',
    'a@academy.example',
    'https://academy.example/',
    'a@example.com',
  ]
  expect(shipped.filter((value) => !isPlaceholder(value))).toEqual([])
  const own = [
    'pk_live_1',
    'https://my-example.com',
    'a@example.common.edu',
    'http://localhost:3000',
    'www.example.edu',
  ]
  expect(own.filter(isPlaceholder)).toEqual([])
})
