import { describe, expect, it } from 'vitest'
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

  it('can be distinguished by what it costs: every stack hands its tags to all that it makes', async () => {
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
