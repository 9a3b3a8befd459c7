import type { Template } from 'aws-cdk-lib/assertions'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FUNCTION_NAMES, functionLabel } from './functions/functions.ts'
import { listResources } from './testing/list-resources.ts'
import { templatesOf } from './testing/synthesize.ts'

const PREFIX = 'Academy-prod-'

const alarmsOf = (...templates: Template[]) =>
  templates.flatMap((template) =>
    listResources(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => ({
      name: String(Properties.AlarmName).replace(PREFIX, ''),
      ...Properties,
    })),
  )
const alarmsOfProd = async () => {
  return alarmsOf(...Object.values(await templatesOf('prod')))
}
const alarmTemplate = async () => {
  const { alarms } = await templatesOf('prod')
  if (alarms === undefined) throw new Error('prod has no stack of alarms')
  return alarms
}
const alarm = async (name: string) => (await alarmsOfProd()).find((candidate) => candidate.name === name)

describe('alarms', () => {
  it('cover every function, the table, the stream, failed events, the API, payments, and the site', async () => {
    const ofFunctions = FUNCTION_NAMES.flatMap((area) => [`${area}Errors`, `${area}Throttles`])
    const others = [
      'receiptsLate',
      'bookkeepingLate',
      'deadReceipts',
      'deadBooks',
      'tableThrottles',
      'api',
      'site',
      'slowAnswers',
    ]
    const ofPayments = ['paymentStuck', 'reconcileSilent', 'webhookFailed', 'webhookRefused']
    const expected = [...ofFunctions, ...others, ...ofPayments]
    expect((await alarmsOfProd()).map(({ name }) => name).sort()).toEqual(expected.sort())
  })

  it('each notify the operator’s topic, and do not exist without an operator', async () => {
    const { api } = await templatesOf('prod')
    api.resourceCountIs('AWS::SNS::Subscription', 1)
    for (const alarmOfProd of await alarmsOfProd()) {
      expect(JSON.stringify(alarmOfProd)).toMatch(/"AlarmActions":\[\{[^\]]*Alarms[^\]]*\}\]/)
    }
    const dev = await templatesOf('dev')
    expect(dev.alarms).toBeUndefined()
    expect(alarmsOf(...Object.values(dev))).toEqual([])
    dev.api.resourceCountIs('AWS::SNS::Topic', 0)
  })

  it('are allowed to publish there: a topic with its own policy accepts nothing from a service that it does not name', async () => {
    const { api } = await templatesOf('prod')
    const [policy] = listResources(api, 'AWS::SNS::TopicPolicy')
    const { Statement } = policy!.Properties.PolicyDocument as { Statement: Record<string, unknown>[] }
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow')
    expect(allowed.map(({ Principal, Action }) => [Principal, Action])).toEqual(
      ['cloudwatch', 'budgets'].map((service) => [{ Service: `${service}.amazonaws.com` }, 'sns:Publish']),
    )
    for (const { Condition } of allowed)
      expect(Condition).toMatchObject({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } })
    expect(JSON.stringify(allowed[0]?.Condition)).toContain(`:alarm:${PREFIX}*`)
    const [topic] = listResources(api, 'AWS::SNS::Topic')
    // CloudWatch cannot publish to a topic encrypted with the account's own key for SNS.
    expect(topic?.Properties).not.toHaveProperty('KmsMasterKeyId')
  })

  it('count the stuck payments that the reconciler writes into its log', async () => {
    const filter = listResources(await alarmTemplate(), 'AWS::Logs::MetricFilter').find(({ Properties }) =>
      String(Properties.FilterPattern).includes('stuck'),
    )
    expect(filter?.Properties).toMatchObject({
      LogGroupName: {
        'Fn::GetStackOutput': {
          StackName: 'Academy-prod-api',
          OutputName: expect.stringContaining('ReconcileLogs') as string,
        },
      },
      FilterPattern: '{ $.message.stuck > 0 }',
      MetricTransformations: [{ MetricValue: '$.message.stuck', MetricNamespace: 'Academy/prod' }],
    })
    expect(await alarm('paymentStuck')).toMatchObject({
      MetricName: 'StuckPayments',
      Namespace: 'Academy/prod',
      Statistic: 'Maximum',
      Threshold: 1,
      TreatMissingData: 'notBreaching',
    })
  })

  it('do not count refusals of the user pool’s triggers, since anybody can type a wrong name', async () => {
    const filters = listResources(await alarmTemplate(), 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties)
    expect(filters).toContainEqual(
      expect.objectContaining({
        FilterPattern: '{ $.message.triggerRefused = "*" }',
        MetricTransformations: [expect.objectContaining({ MetricName: 'TriggersRefused', MetricValue: '1' })],
      }),
    )
    const metrics = (await alarm('accountsErrors')) as { Metrics?: { Expression?: string }[] } | undefined
    expect(metrics?.Metrics).toContainEqual(
      expect.objectContaining({ Expression: 'FILL(errors, 0) - FILL(refused, 0)' }),
    )
  })

  it('report a reconciler that does not run at all', async () => {
    expect(await alarm('reconcileSilent')).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    })
  })
})

describe('the runbooks', () => {
  const runbooks = readFileSync('docs/runbooks.md', 'utf8')
  const headings = [...runbooks.matchAll(/^## `(.+?)`$/gm)].map(([, name = '']) => name)
  /** `<area>Errors` covers each function without its own section. */
  const headingOf = (name: string) => {
    const shared = name.replace(/^(.+)(Errors|Throttles)$/, (whole, fn: string, kind: string) =>
      FUNCTION_NAMES.some((known) => known === fn) ? `<area>${kind}` : whole,
    )
    return headings.includes(name) ? name : shared
  }

  it('have a section for every alarm, and none for an alarm that is not there', async () => {
    const needed = (await alarmsOfProd()).map(({ name }) => headingOf(name))
    expect([...new Set(needed)].sort()).toEqual(headings.filter((heading) => heading !== 'budget').sort())
    expect(headings).toContain('budget')
  })

  it('explain what each alarm means, how to see it, what to do, and when it is over', () => {
    const sections = runbooks.split(/^## /m).filter((section) => section.startsWith('`'))
    expect(sections).toHaveLength(headings.length)
    for (const section of sections)
      for (const part of ['**Means.**', '**See.**', '**Do.**', '**Over**']) expect(section).toContain(part)
  })

  it('name what each function does for people, by its id and its name', () => {
    for (const area of FUNCTION_NAMES)
      expect(runbooks).toMatch(new RegExp(`^- \`${area}\` \\(${functionLabel(area)}\\): .`, 'm'))
  })
})
