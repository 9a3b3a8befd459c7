import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { FUNCTION_NAMES } from './functions/functions.ts'
import { listResources } from './testing/list-resources.ts'
import { streamFilters } from './functions/stream-filters.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const environments = ['dev', 'staging', 'prod'] as const
const days = { dev: 7, staging: 30, prod: 365 }

describe.each(environments)('the API of %s', (name) => {
  it('accepts signed-in users and, for publishing, functions, and has no API key', async () => {
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

  it('takes tokens of the site’s own client, and of no other that the pool might have', async () => {
    const { api } = await templatesOf(name)
    const [graphql] = listResources(api, 'AWS::AppSync::GraphQLApi')
    const { AppIdClientRegex } = graphql!.Properties.UserPoolConfig as { AppIdClientRegex: unknown }
    expect(AppIdClientRegex).toEqual({
      'Fn::Join': [
        '',
        [
          '^',
          {
            'Fn::GetStackOutput': expect.objectContaining({
              OutputName: expect.stringContaining('WebClient') as string,
            }),
          },
          '$',
        ],
      ],
    })
  })

  it('keeps every log for as long as the environment is configured to', async () => {
    const { data, api, web } = await templatesOf(name)
    for (const template of [data, api, web]) {
      const groups = listResources(template, 'AWS::Logs::LogGroup')
      expect(groups.length).toBeGreaterThan(0)
      for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(days[name])
    }
  })

  it('runs every function on one runtime, traced, within a minute and half a gigabyte (a calibration: more), with a log of its own, of JSON lines', async () => {
    const { data, api } = await templatesOf(name)
    const functions = [data, api]
      .flatMap((template) => listResources(template, 'AWS::Lambda::Function'))
      // The library's own function empties dev's buckets when they are removed.
      .filter(({ id }) => !id.startsWith('CustomS3AutoDeleteObjects'))
    expect(functions).toHaveLength(FUNCTION_NAMES.length)
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogFormat: 'JSON', LogGroup: { Ref: expect.any(String) } },
      })
      const calibrates = String(Properties.Description).includes(': Exams (')
      expect(Properties.Timeout).toBeLessThanOrEqual(calibrates ? 300 : 60)
      expect(Properties.MemorySize).toBeLessThanOrEqual(calibrates ? 2_048 : 512)
    }
  })

  it('opens three URLs, for the card service, the unsubscribe link, and calendars, and has its schedules', async () => {
    const { api } = await templatesOf(name)
    api.resourceCountIs('AWS::Lambda::Url', 3)
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' })
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' })
    api.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'cron(30 9 * * ? *)', State: 'ENABLED' })
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

  it('lets resolvers read items, change or remove one, record who removed it, and nothing else', async () => {
    const { api } = await templatesOf('prod')
    const statements = listStatements(api).filter(({ policy }) => policy.startsWith('TableSource'))
    const actions = statements.flatMap((statement) => statement.actions)
    expect([...new Set(actions)].sort()).toEqual(
      ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'].map((name) => `dynamodb:${name}`),
    )
    const putting = statements.filter((statement) => statement.actions.includes('dynamodb:PutItem'))
    expect(putting.map(({ condition }) => condition)).toEqual([
      {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['DELETED#*'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    ])
  })

  it('let AppSync assume its roles only for APIs of this account', async () => {
    const templates = Object.values(await templatesOf('prod'))
    const trusts = templates.flatMap((template) =>
      listResources(template, 'AWS::IAM::Role').filter(({ Properties }) =>
        JSON.stringify(Properties.AssumeRolePolicyDocument).includes('appsync.amazonaws.com'),
      ),
    )
    expect(trusts.length).toBeGreaterThan(10)
    for (const { Properties } of trusts) {
      const { Statement } = Properties.AssumeRolePolicyDocument as { Statement: { Condition?: unknown }[] }
      expect(Statement.map(({ Condition }) => Condition)).toEqual([
        {
          StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
          ArnLike: {
            'aws:SourceArn': {
              'Fn::Join': [
                '',
                ['arn:', { Ref: 'AWS::Partition' }, ':appsync:us-east-1:', { Ref: 'AWS::AccountId' }, ':apis/*'],
              ],
            },
          },
        },
      ])
    }
  })

  it('lets only functions publish, each only its own fields', async () => {
    const { api } = await templatesOf('prod')
    const fields = (area: string) =>
      listStatements(api)
        .filter(({ policy, actions }) => policy.startsWith(`${area}ServiceRole`) && actions.includes('appsync:GraphQL'))
        .flatMap(({ resources }) => JSON.stringify(resources).match(/Mutation\/fields\/\w+/g) ?? [])
        .map((path) => path.split('/').at(-1))
        .sort()
    const settling = ['publishPayment', 'publishProgress']
    for (const area of ['Registration', 'Webhook', 'Reconcile']) expect(fields(area)).toEqual(settling)
    expect(fields('Bookkeeping')).toEqual([
      'publishCatalogue',
      'publishDismissal',
      'publishNotification',
      'publishProgress',
      'publishSignOut',
    ])
    expect(fields('Learning')).toEqual(['publishProgress'])
    for (const area of ['Testing', 'Authoring', 'Questions']) expect(fields(area)).toEqual([])
  })

  it('lets the accounts function join users to groups, end sessions and look at the second factor, in its own pool only', async () => {
    const { data } = await templatesOf('prod')
    const joining = listStatements(data).filter(({ actions }) =>
      actions.some((action) => action.startsWith('cognito-idp:')),
    )
    expect(joining.map(({ actions }) => actions)).toEqual([
      [
        'AdminAddUserToGroup',
        'AdminForgetDevice',
        'AdminGetUser',
        'AdminListDevices',
        'AdminSetUserMFAPreference',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
      ].map((name) => `cognito-idp:${name}`),
    ])
    expect(JSON.stringify(joining[0]?.resources)).toMatch(/^\[\{"Fn::GetAtt":\["Users\w+","Arn"\]\}\]$/)
  })

  it('lets only payments read the card service’s keys, and only the function that plays lectures the key that opens them', async () => {
    const { api } = await templatesOf('prod')
    const readers = listStatements(api).filter(({ actions }) => actions.includes('secretsmanager:GetSecretValue'))
    const readersOf = (secret: RegExp) =>
      readers
        .filter(({ resources }) => secret.test(JSON.stringify(resources)))
        .map(({ policy }) => policy.replace(/ServiceRole.*/, ''))
        .sort()
    expect(readersOf(/Stripe/)).toEqual(['Reconcile', 'Registration', 'Webhook'])
    expect(readersOf(/VideoKey/)).toEqual(['Authoring', 'Learning'])
  })
})

describe('the projections', () => {
  it('run within a minute, for the table’s records and nothing else', async () => {
    const { api } = await templatesOf('prod')
    const projections = listResources(api, 'AWS::Lambda::Function').find(({ id }) => id.startsWith('Bookkeeping'))
    expect(projections?.Properties).toMatchObject({ Timeout: 60 })
    const mapping = listResources(api, 'AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith('Bookkeeping'))
    const { Filters } = mapping!.Properties.FilterCriteria as { Filters: { Pattern: string }[] }
    const current = ['QUESTION#', 'REPORT#', 'FLAW#', 'USER#', 'PAYMENT#', 'COURSE#', 'SEATS#']
    const pk = current.map((prefix) => ({ prefix }))
    const removed = ['CONTENT#', 'TASK#', 'USER#'].map((prefix) => ({ prefix }))
    expect(Filters.map(({ Pattern }): unknown => JSON.parse(Pattern))).toEqual([
      {
        dynamodb: {
          Keys: {
            pk: { S: pk },
            sk: { S: ['META', 'PROFILE', { prefix: 'PROGRESS#' }, { prefix: 'TASK#' }, { prefix: 'STUDENT#' }] },
          },
        },
      },
      { dynamodb: { Keys: { pk: { S: ['NOTIFICATIONS', 'LIST', 'SAMPLES'] } } } },
      { dynamodb: { NewImage: { editor: { S: [{ exists: true }] } } } },
      { eventName: ['REMOVE'], dynamodb: { Keys: { pk: { S: removed } } } },
      // Only ended tests, no earlier answer.
      {
        dynamodb: {
          Keys: { pk: { S: [{ prefix: 'USER#' }] }, sk: { S: [{ prefix: 'ATTEMPT#' }] } },
          NewImage: { endTime: { N: [{ exists: true }] } },
        },
      },
    ])
    expect(mapping?.Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 30,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    })
  })

  it('get the changes that their rows follow: fewer types, fewer changes', () => {
    const keys = (pk: string, sk: string) => ({ dynamodb: { Keys: { pk: { S: [{ prefix: pk }] }, sk: { S: [sk] } } } })
    expect(streamFilters([])).toEqual([])
    expect(streamFilters(['payment'])).toEqual([keys('PAYMENT#', 'META')])
    expect(streamFilters(['user', 'task'])).toEqual([
      keys('USER#', 'PROFILE'),
      { dynamodb: { NewImage: { editor: { S: [{ exists: true }] } } } },
      { eventName: ['REMOVE'], dynamodb: { Keys: { pk: { S: [{ prefix: 'CONTENT#' }] } } } },
    ])
  })

  it('leave the table two readers of its changes, which is as many as AWS advises', async () => {
    const { api } = await templatesOf('prod')
    api.resourceCountIs('AWS::Lambda::EventSourceMapping', 2)
  })
})

describe('the search', () => {
  it('answers from its files and writes none of them', async () => {
    const { api } = await templatesOf('prod')
    const actions = listStatements(api)
      .filter(({ policy }) => policy.startsWith('SearchServiceRole'))
      .flatMap((statement) => statement.actions)
    expect(actions).toEqual(expect.arrayContaining(['s3:GetObject', 's3:ListBucket']))
    expect(actions.filter((action) => /^(s3|dynamodb):(Put|Delete|Update|BatchWrite)/.test(action))).toEqual([])
  })
})
