import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { TABLE_RIGHTS } from './constructs/table-rights.ts'
import { listResources } from './testing/list-resources.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const environments = ['dev', 'staging', 'prod'] as const
const days = { dev: 7, staging: 30, prod: 365 }

describe.each(environments)('the API of %s', (name) => {
  it('takes signed-in users and, for publishing, functions; it has no API key', async () => {
    const { api } = await templatesOf(name)
    api.resourceCountIs('AWS::AppSync::ApiKey', 0)
    api.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }],
      QueryDepthLimit: Match.anyValue(),
      ResolverCountLimit: 10,
      XrayEnabled: true,
      LogConfig: { FieldLogLevel: 'ERROR', ExcludeVerboseContent: true, CloudWatchLogsRoleArn: Match.anyValue() },
      IntrospectionConfig: name === 'dev' ? 'ENABLED' : 'DISABLED',
    })
  })

  it('keeps every log as long as the environment says', async () => {
    const { data, api, web } = await templatesOf(name)
    for (const template of [data, api, web]) {
      const groups = listResources(template, 'AWS::Logs::LogGroup')
      expect(groups.length).toBeGreaterThan(0)
      for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(days[name])
    }
  })

  it('runs every function on one runtime, traced, within ten seconds and with a log of its own', async () => {
    const { data, api } = await templatesOf(name)
    const functions = [data, api].flatMap((template) => listResources(template, 'AWS::Lambda::Function'))
    expect(functions).toHaveLength(Object.keys(TABLE_RIGHTS).length)
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: { Ref: expect.any(String) } },
      })
      expect(Properties.Timeout).toBeLessThanOrEqual(60)
      expect(Properties.MemorySize).toBeLessThanOrEqual(512)
    }
  })

  it('opens one address only, that of the card service, and asks about open payments every five minutes', async () => {
    const { api } = await templatesOf(name)
    api.resourceCountIs('AWS::Lambda::Url', 1)
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' })
  })
})

describe('the rights of roles', () => {
  it('never holds a whole service, a Scan, or every resource but for traces', async () => {
    const { data, api } = await templatesOf('prod')
    const statements = [...listStatements(data), ...listStatements(api)]
    expect(statements.length).toBeGreaterThan(20)
    for (const { actions, resources } of statements) {
      expect(actions.filter((action) => action.includes('*') || action.endsWith(':Scan'))).toEqual([])
      const tracing = actions.every((action) => action.startsWith('xray:'))
      if (!tracing) expect(resources).not.toContain('*')
    }
  })

  it('lets resolvers read items and change or remove one, and nothing else', async () => {
    const { api } = await templatesOf('prod')
    const actions = listStatements(api)
      .filter(({ policy }) => policy.startsWith('TableSource'))
      .flatMap((statement) => statement.actions)
    expect([...new Set(actions)].sort()).toEqual(
      ['DeleteItem', 'GetItem', 'Query', 'UpdateItem'].map((name) => `dynamodb:${name}`),
    )
  })

  it('lets only functions publish, each only what it may say', async () => {
    const { api } = await templatesOf('prod')
    const fields = (area: string) =>
      listStatements(api)
        .filter(({ policy, actions }) => policy.startsWith(`${area}ServiceRole`) && actions.includes('appsync:GraphQL'))
        .flatMap(({ resources }) => JSON.stringify(resources).match(/Mutation\/fields\/\w+/g) ?? [])
        .map((path) => path.split('/').at(-1))
        .sort()
    const settling = ['publishNotification', 'publishPayment', 'publishProgress']
    for (const area of ['Registration', 'Webhook', 'Reconcile']) expect(fields(area)).toEqual(settling)
    expect(fields('Catalogue')).toEqual(['publishCatalogue'])
    expect(fields('Learning')).toEqual(['publishProgress'])
    for (const area of ['Testing', 'Authoring', 'Questions']) expect(fields(area)).toEqual([])
  })

  it('lets the accounts function join users to groups of its own pool only', async () => {
    const { data } = await templatesOf('prod')
    const joining = listStatements(data).filter(({ actions }) =>
      actions.some((action) => action.startsWith('cognito-idp:')),
    )
    expect(joining.map(({ actions }) => actions)).toEqual([['cognito-idp:AdminAddUserToGroup']])
    expect(JSON.stringify(joining[0]?.resources)).toMatch(/^\[\{"Fn::GetAtt":\["Users\w+","Arn"\]\}\]$/)
  })

  it('lets only payments read the card service’s keys', async () => {
    const { api } = await templatesOf('prod')
    const readers = listStatements(api).filter(({ actions }) => actions.includes('secretsmanager:GetSecretValue'))
    expect(readers.map(({ policy }) => policy.replace(/ServiceRole.*/, '')).sort()).toEqual([
      'Reconcile',
      'Registration',
      'Webhook',
    ])
  })
})

describe('the catalogue publisher', () => {
  it('runs for changes of courses and seats, and never for those of students', async () => {
    const { api } = await templatesOf('dev')
    const mapping = listResources(api, 'AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith('Catalogue'))
    const { Filters } = mapping?.Properties.FilterCriteria as { Filters: { Pattern: string }[] }
    expect(Filters.map(({ Pattern }): unknown => JSON.parse(Pattern))).toEqual(
      ['COURSE#', 'SEATS#'].map((prefix) => ({ dynamodb: { Keys: { pk: { S: [{ prefix }] }, sk: { S: ['META'] } } } })),
    )
  })
})

describe('the search', () => {
  it('is kept by one run at a time, for changes of questions and users and of nothing beside them', async () => {
    const { api } = await templatesOf('prod')
    const snapshots = listResources(api, 'AWS::Lambda::Function').find(({ id }) => id.startsWith('Snapshots'))
    expect(snapshots?.Properties).toMatchObject({ ReservedConcurrentExecutions: 1, Timeout: 60 })
    const mapping = listResources(api, 'AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith('Snapshots'))
    const { Filters } = mapping?.Properties.FilterCriteria as { Filters: { Pattern: string }[] }
    const keys = (prefix: string, sk: string) => ({ dynamodb: { Keys: { pk: { S: [{ prefix }] }, sk: { S: [sk] } } } })
    expect(Filters.map(({ Pattern }): unknown => JSON.parse(Pattern))).toEqual([
      keys('QUESTION#', 'META'),
      keys('USER#', 'PROFILE'),
    ])
    expect(mapping?.Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    })
  })

  it('answers from its files and writes none of them', async () => {
    const { api } = await templatesOf('prod')
    const actions = listStatements(api)
      .filter(({ policy }) => policy.startsWith('SearchServiceRole'))
      .flatMap((statement) => statement.actions)
    expect(actions).toEqual(expect.arrayContaining(['s3:GetObject', 's3:ListBucket']))
    expect(actions.filter((action) => /^(s3|dynamodb):(Put|Delete|Update|BatchWrite)/.test(action))).toEqual([])
  })
})

describe('the sender of receipts', () => {
  const readMapping = async () => {
    const { api } = await templatesOf('prod')
    return listResources(api, 'AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith('Receipts'))?.Properties
  }

  it('runs for payments that changed and are paid or refunded, and for nothing else', async () => {
    const { Filters } = (await readMapping())?.FilterCriteria as { Filters: { Pattern: string }[] }
    expect(Filters.map(({ Pattern }): unknown => JSON.parse(Pattern))).toEqual([
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: 'PAYMENT#' }] }, sk: { S: ['META'] } },
          NewImage: { status: { S: ['paid', 'refunded'] } },
        },
      },
    ])
  })

  it('tries again a bounded number of times, halves a batch that fails, and leaves what it gives up in a queue', async () => {
    expect(await readMapping()).toMatchObject({
      MaximumRetryAttempts: 10,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^DeadReceipts/), 'Arn'] } },
      },
    })
  })

  it('may send from the academy’s own address only, and is the only one who may', async () => {
    const { data, api } = await templatesOf('prod')
    const sending = [...listStatements(data), ...listStatements(api)].filter(({ actions }) =>
      actions.some((action) => action.startsWith('ses:')),
    )
    expect(sending).toHaveLength(1)
    expect(sending[0]).toMatchObject({
      policy: expect.stringMatching(/^Receipts/),
      actions: ['ses:SendEmail'],
      condition: { StringEquals: { 'ses:FromAddress': 'receipts@academy.example' } },
    })
    expect(JSON.stringify(sending[0]?.resources)).toContain(':identity/academy.example')
  })
})

describe('alarms', () => {
  it('are named as docs/operations.md names them', async () => {
    const { api } = await templatesOf('prod')
    const names = listResources(api, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName)
    const watched = ['registration', 'testing', 'learning', 'authoring', 'questions', 'webhook', 'reconcile']
    const named = [...watched, 'catalogue', 'receipts'].flatMap((area) => [`${area}Errors`, `${area}Throttles`])
    const all = [
      ...named,
      'catalogueLate',
      'receiptsLate',
      'webhookFailed',
      'webhookRefused',
      'deadReceipts',
      'api',
    ].map((name) => `Academy-prod-${name}`)
    expect(names).toEqual(expect.arrayContaining(all))
  })

  it('reach the operator of prod for every function, and nobody where no address is set', async () => {
    const { api } = await templatesOf('prod')
    api.resourceCountIs('AWS::SNS::Subscription', 1)
    for (const { Properties } of listResources(api, 'AWS::CloudWatch::Alarm'))
      expect(Properties.AlarmActions).toHaveLength(1)
    expect(listResources(api, 'AWS::CloudWatch::Alarm').length).toBeGreaterThan(15)
    const dev = await templatesOf('dev')
    dev.api.resourceCountIs('AWS::CloudWatch::Alarm', 0)
  })
})
