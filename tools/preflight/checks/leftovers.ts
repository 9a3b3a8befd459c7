import { paginateDescribeAlarms, paginateListDashboards } from '@aws-sdk/client-cloudwatch'
import { paginateDescribeLogGroups } from '@aws-sdk/client-cloudwatch-logs'
import { awsCommand, type Context, isDeployed, type StackName } from '../context.ts'
import { combine, type Finding, fail } from '../finding.ts'

/** Names of resources, and the stacks that may own them if one of them is deployed. */
type Group = { kind: string; names: readonly string[]; stacks: readonly StackName[]; deletion: string }

async function logGroups({ clients, environment }: Context): Promise<Group[]> {
  const prefix = `aws-waf-logs-academy-${environment.name}-`
  const names: string[] = []
  const pages = paginateDescribeLogGroups({ client: clients.logs }, { logGroupNamePrefix: prefix })
  for await (const { logGroups: groups = [] } of pages)
    names.push(...groups.flatMap(({ logGroupName = [] }) => logGroupName))
  const kind = 'log group'
  return [
    { suffix: 'regional', stacks: ['api'] as const },
    { suffix: 'users', stacks: ['api'] as const },
    { suffix: 'cloudfront', stacks: ['web'] as const },
  ].map(({ suffix, stacks }) => ({
    ...{ kind, stacks, deletion: `logs delete-log-group --log-group-name ${prefix}${suffix}` },
    names: names.filter((name) => name === `${prefix}${suffix}`),
  }))
}

async function alarms({ clients, environment }: Context): Promise<Group[]> {
  const prefix = `Academy-${environment.name}-`
  const names: string[] = []
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
    { client: clients.cloudWatch },
    { AlarmNamePrefix: prefix },
  ))
    names.push(...MetricAlarms.flatMap(({ AlarmName = [] }) => AlarmName))
  const isSite = (name: string) => name === `${prefix}site`
  const group = (own: readonly string[], stacks: readonly StackName[]): Group => ({
    ...{ kind: 'alarm', names: own, stacks },
    deletion: `cloudwatch delete-alarms --alarm-names ${own.map((name) => `'${name.replaceAll("'", '')}'`).join(' ')}`,
  })
  // Releases before decision 0119 had the alarms in the API stack.
  return [
    group(
      names.filter((name) => !isSite(name)),
      ['alarms', 'api'],
    ),
    group(names.filter(isSite), ['web']),
  ]
}

async function dashboards({ clients, environment }: Context): Promise<Group[]> {
  const own = `Academy-${environment.name}`
  const names: string[] = []
  for await (const { DashboardEntries = [] } of paginateListDashboards(
    { client: clients.cloudWatch },
    { DashboardNamePrefix: own },
  ))
    names.push(...DashboardEntries.flatMap(({ DashboardName = [] }) => DashboardName))
  const deletion = `cloudwatch delete-dashboards --dashboard-names ${own}`
  return [{ kind: 'dashboard', names: names.filter((name) => name === own), stacks: ['alarms', 'api'], deletion }]
}

/** Whether resources of an earlier deployment remain outside any stack and block the reuse of their names. */
export async function checkLeftovers(context: Context): Promise<Finding> {
  const { firewall, alarmEmail } = context.environment
  const groups = await Promise.all([
    ...(firewall ? [logGroups(context)] : []),
    ...(alarmEmail === undefined ? [] : [alarms(context), dashboards(context)]),
  ])
  const problems: Finding[] = []
  for (const { kind, names, stacks, deletion } of groups.flat()) {
    if (names.length === 0 || (await isDeployed(context, ...stacks))) continue
    const [subject, verb, object] = names.length > 1 ? [`${kind}s`, 'are', 'them'] : [kind, 'is', 'it']
    const seen = `The ${subject} ${names.join(', ')} ${verb} left over from an earlier deployment and would block this one: no stack owns ${object}.`
    problems.push(fail(seen, awsCommand(context, deletion)))
  }
  return combine(problems, 'Nothing is left over from an earlier deployment.')
}
