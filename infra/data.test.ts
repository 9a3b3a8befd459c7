import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { listResources } from './testing/list-resources.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const environments = ['dev', 'staging', 'prod'] as const

describe.each(environments)('the data of %s', (name) => {
  it('keeps one table on demand with both indexes whole, its TTL, a stream of both images and recovery', async () => {
    const { data } = await templatesOf(name)
    const index = (indexName: string) => ({
      IndexName: indexName,
      KeySchema: [
        { AttributeName: `${indexName}pk`, KeyType: 'HASH' },
        { AttributeName: `${indexName}sk`, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    })
    data.resourceCountIs('AWS::DynamoDB::Table', 1)
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
    })
  })

  it('requires passwords as long as the forms do, of no required character class', async () => {
    const { data } = await templatesOf(name)
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      UsernameAttributes: ['email'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: { dev: 6, staging: 10, prod: 10 }[name],
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
      LambdaConfig: {
        PreSignUp: Match.anyValue(),
        PostConfirmation: Match.anyValue(),
        CustomMessage: Match.anyValue(),
        PostAuthentication: Match.anyValue(),
      },
    })
  })

  it('passes its minimum password length to the forms', async () => {
    const { data, web } = await templatesOf(name)
    const [pool] = listResources(data, 'AWS::Cognito::UserPool')
    const { PasswordPolicy } = pool!.Properties.Policies as { PasswordPolicy: { MinimumLength: number } }
    const config = JSON.stringify(web.findOutputs('WebConfig').WebConfig?.Value)
    expect(config).toContain(String.raw`\"passwordMinLength\":${PasswordPolicy.MinimumLength},`)
  })

  it('fixes names and phone at sign-up, and lets an operator correct an address', async () => {
    const { data } = await templatesOf(name)
    const [pool] = listResources(data, 'AWS::Cognito::UserPool')
    const schema = pool?.Properties.Schema as { Name: string; Mutable: boolean }[]
    expect(Object.fromEntries(schema.map(({ Name, Mutable }) => [Name, Mutable]))).toEqual({
      email: true,
      family_name: false,
      given_name: false,
      phone_number: false,
    })
  })

  it('offers a second factor by an app, and none by phone', async () => {
    const { data } = await templatesOf(name)
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    })
  })

  it('lets the triggers call only what they need in the pool', async () => {
    const { data } = await templatesOf(name)
    const [policy] = listStatements(data).filter(({ policy: of }) => of.startsWith('AccountsJoinsGroups'))
    const actions = [
      'AdminAddUserToGroup',
      'AdminForgetDevice',
      'AdminGetUser',
      'AdminListDevices',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ]
    expect(policy?.actions.toSorted()).toEqual(actions.map((action) => `cognito-idp:${action}`))
  })

  it('lets a browser write its names, phone, address and time zone, and nothing that grants anything', async () => {
    const { data } = await templatesOf(name)
    const [client] = listResources(data, 'AWS::Cognito::UserPoolClient')
    expect(client?.Properties.WriteAttributes).toEqual([
      'email',
      'family_name',
      'given_name',
      'phone_number',
      'zoneinfo',
    ])
    expect(client?.Properties).toMatchObject({ GenerateSecret: false, EnableTokenRevocation: true })
  })

  it("answers a client that a user does not exist, for 'User not found'", async () => {
    const { data } = await templatesOf(name)
    data.hasResourceProperties('AWS::Cognito::UserPoolClient', { PreventUserExistenceErrors: 'LEGACY' })
  })

  it('has the groups Admin and Student and no other', async () => {
    const { data } = await templatesOf(name)
    const groups = listResources(data, 'AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties.GroupName)
    expect(groups.sort()).toEqual(['Admin', 'Student'])
  })

  it('keeps every bucket private and refuses connections without TLS', async () => {
    const { data } = await templatesOf(name)
    const buckets = listResources(data, 'AWS::S3::Bucket')
    expect(buckets).toHaveLength(name === 'prod' ? 4 : 3)
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
    }
    const policies = listResources(data, 'AWS::S3::BucketPolicy')
    expect(policies).toHaveLength(name === 'prod' ? 4 : 3)
    for (const policy of policies) expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"')
  })

  it('aborts unfinished lecture uploads', async () => {
    const { data } = await templatesOf(name)
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' }),
        ]),
      },
    })
  })

  it('expires pending files after a day, and images without a saved text after a week', async () => {
    const { data } = await templatesOf(name)
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          { Prefix: 'pending/', ExpirationInDays: 1, Status: 'Enabled' },
          { Prefix: 'images/', TagFilters: [{ Key: 'saved', Value: 'no' }], ExpirationInDays: 7, Status: 'Enabled' },
        ]),
      },
    })
  })

  it('lets CloudFront read the images and lectures of the media bucket and nothing else of it', async () => {
    const { data } = await templatesOf(name)
    const media = listResources(data, 'AWS::S3::BucketPolicy').find(({ Properties }) =>
      JSON.stringify(Properties.Bucket).includes('Media'),
    )
    const { Statement } = media!.Properties.PolicyDocument as { Statement: Record<string, unknown>[] }
    // In dev, the library's own function empties the bucket when it is removed.
    const allowed = Statement.filter(
      ({ Effect, Action }) => Effect === 'Allow' && !JSON.stringify(Action).includes('s3:DeleteObject'),
    )
    const ofThisAccount = { ArnLike: { 'aws:SourceArn': expect.anything() as unknown } }
    for (const statement of allowed)
      expect(statement).toMatchObject({
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: ofThisAccount,
      })
    const folders = allowed.flatMap(({ Resource }) =>
      [Resource].flat().map((resource) => /\/(\w+)\/\*"/.exec(JSON.stringify(resource))?.[1]),
    )
    expect(folders).toEqual(['images', 'lectures'])
  })
})

describe('what is protected', () => {
  it.each([
    ['prod', true, 'RetainExceptOnCreate'],
    ['dev', false, 'Delete'],
  ] as const)('keeps the data of %s as its environment is configured to', async (name, isProtected, policy) => {
    const { data } = await templatesOf(name)
    data.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: policy,
      Properties: { DeletionProtectionEnabled: isProtected },
    })
    data.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: policy,
      Properties: { DeletionProtection: isProtected ? 'ACTIVE' : 'INACTIVE' },
    })
    for (const kind of ['AWS::S3::Bucket', 'AWS::SecretsManager::Secret'])
      data.allResources(kind, { DeletionPolicy: policy })
  })

  it('keeps versions of the media and of no other bucket: the rest is made again from the table or the build', async () => {
    const buckets = listResources((await templatesOf('prod')).data, 'AWS::S3::Bucket')
    const versioned = buckets.filter(({ Properties }) => Properties.VersioningConfiguration !== undefined)
    expect(versioned.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['Media'])
  })

  it.each(environments)('never allows sending a password itself: SRP only, in %s', async (name) => {
    const [client] = listResources((await templatesOf(name)).data, 'AWS::Cognito::UserPoolClient')
    expect(client?.Properties.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'])
  })
})
