import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FUNCTIONS_FOLDER } from './bundling/project-folders.ts'
import { CALL_METRICS, OPERATION_METRICS } from '#table/metrics.ts'
import { FIELD_FUNCTIONS, FUNCTION_NAMES, functionFile, FUNCTIONS } from './functions/functions.ts'
import { listResources } from './testing/list-resources.ts'
import { academyOf, templatesOf } from './testing/synthesize.ts'

describe('what an operator sees', () => {
  it('is one dashboard and a budget in prod, and neither where no one is notified', async () => {
    const prod = await templatesOf('prod')
    prod.alarms?.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
    const [budget] = listResources(prod.api, 'AWS::Budgets::Budget')
    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' }, CostFilters: { TagKeyValue: ['user:environment$prod'] } },
      NotificationsWithSubscribers: [50, 80, 100, 100].map((Threshold) => ({
        Notification: { Threshold },
        Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: expect.stringMatching(/^Alarms/) as string } }],
      })),
    })
    const dev = await templatesOf('dev')
    expect(dev.alarms).toBeUndefined()
    for (const kind of ['AWS::CloudWatch::Dashboard', 'AWS::Budgets::Budget']) dev.api.resourceCountIs(kind, 0)
  })

  it('can be attributed by cost: every stack tags all its resources', async () => {
    for (const name of ['dev', 'staging', 'prod'] as const) {
      for (const stack of Object.values(await academyOf(name)))
        expect(stack.tags.tagValues()).toEqual({ project: 'academy', environment: name })
    }
  })

  it('shows every function on the dashboard, and the payments that are stuck', async () => {
    const { api, alarms } = await templatesOf('prod')
    const [dashboard] = alarms ? listResources(alarms, 'AWS::CloudWatch::Dashboard') : []
    const body = JSON.stringify(dashboard?.Properties.DashboardBody)
    expect(body).toContain('StuckPayments')
    const ours = listResources(api, 'AWS::Lambda::Function').filter(({ Properties }) =>
      String(Properties.Description).startsWith('Academy prod: '),
    )
    expect(ours.length).toBeGreaterThan(10)
    for (const { id } of ours) expect(body).toContain(`PublishOutputRef${id}`)
    for (const { name } of Object.values(FUNCTIONS)) expect(body).toContain(`\\"label\\":\\"${name}\\"`)
  })
})

describe('the service levels', () => {
  const alarmsOfProd = async () => {
    const { alarms } = await templatesOf('prod')
    if (alarms === undefined) throw new Error('prod has no stack of alarms')
    return alarms
  }

  it('are drawn on the dashboard from the metrics that functions write', async () => {
    const [dashboard] = listResources(await alarmsOfProd(), 'AWS::CloudWatch::Dashboard')
    const body = JSON.stringify(dashboard?.Properties.DashboardBody)
    expect(body).toContain('100 * (1 - failed / answered)')
    for (const name of ['Answered', 'Failed', 'AnswerMilliseconds', 'CheckoutMilliseconds'])
      expect(body).toContain(`\\"Academy/prod\\",\\"${name}\\"`)
    expect(body).toContain('objective 300 ms')
    expect(body).toContain('objective 99.9 % a month')
  })

  it('ring when answers are slow for fifteen minutes, and never for a few', async () => {
    const [slow] = listResources(await alarmsOfProd(), 'AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties.AlarmName === 'Academy-prod-slowAnswers',
    )
    expect(slow?.Properties).toMatchObject({ EvaluationPeriods: 3, Threshold: 300, TreatMissingData: 'notBreaching' })
    expect(JSON.stringify(slow?.Properties.Metrics)).toContain('IF(answers >= 20 AND slowest > 300, slowest, 0)')
  })

  it('are measured by every function that answers fields, and cost at most twenty metrics', async () => {
    const { api } = await templatesOf('prod')
    const measuring = listResources(api, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> }
      const { METRICS_NAMESPACE: namespace, FUNCTION_NAME: name } = Variables
      return namespace === 'Academy/prod' ? [name] : []
    })
    expect(measuring.sort()).toEqual(FIELD_FUNCTIONS.map((id) => FUNCTIONS[id].name).sort())
    const overAll = Object.keys(CALL_METRICS).length + Object.keys(OPERATION_METRICS).length
    expect(overAll + measuring.length).toBeLessThanOrEqual(20)
  })
})

describe('a function', () => {
  it('has a file and a description of the name that people know, and keeps its logical id', async () => {
    const { api, data } = await templatesOf('prod')
    const described = [api, data]
      .flatMap((template) => listResources(template, 'AWS::Lambda::Function'))
      .flatMap(({ id, Properties }) => (Properties.Description === undefined ? [] : [[id, Properties.Description]]))
    for (const [logicalId, { name, does }] of Object.entries(FUNCTIONS)) {
      expect(described).toContainEqual([
        expect.stringMatching(new RegExp(`^${logicalId}[0-9A-F]{8}$`, 'i')) as string,
        `Academy prod: ${name} (${does})`,
      ])
      expect(existsSync(functionFile(logicalId))).toBe(true)
    }
    const files = readdirSync(FUNCTIONS_FOLDER).filter((file) => file !== 'fields.ts' && !file.endsWith('.test.ts'))
    expect(FUNCTION_NAMES.map((name) => basename(functionFile(name))).sort()).toEqual(files.sort())
    expect(functionFile('registration')).toMatch(/functions\/checkout\.ts$/)
  })
})

describe('who asked for what', () => {
  it('is written down in prod for the media and the site, for ninety days', async () => {
    const { data, web } = await templatesOf('prod')
    const buckets = listResources(data, 'AWS::S3::Bucket')
    const logs = buckets.find(({ id }) => id.startsWith('AccessLogs'))
    expect(logs?.Properties.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 90 }] })
    const media = buckets.find(({ id }) => id.startsWith('Media'))
    expect(media?.Properties.LoggingConfiguration).toEqual({
      DestinationBucketName: { Ref: logs?.id },
      LogFilePrefix: 'media/',
    })
    const search = buckets.find(({ id }) => id.startsWith('Search'))
    expect(search?.Properties.LoggingConfiguration).toMatchObject({ LogFilePrefix: 'search/' })
    const [site] = listResources(web, 'AWS::CloudFront::Distribution')
    expect(site?.Properties.DistributionConfig).not.toHaveProperty('Logging')
    const [delivery] = listResources(web, 'AWS::Logs::Delivery')
    expect(delivery?.Properties.RecordFields).toContain('cs-uri-stem')
    expect(JSON.stringify(delivery?.Properties.RecordFields)).not.toMatch(/query|referer|cookie|forwarded/i)
    web.resourceCountIs('AWS::Logs::DeliverySource', 1)
    const dev = await templatesOf('dev')
    expect(listResources(dev.data, 'AWS::S3::Bucket').some(({ id }) => id.startsWith('AccessLogs'))).toBe(false)
  })

  it('leaves the uses of the table’s key in CloudTrail', async () => {
    const { data } = await templatesOf('prod')
    const [table] = listResources(data, 'AWS::DynamoDB::Table')
    expect(table?.Properties.SSESpecification).toEqual({ SSEEnabled: true })
  })
})
