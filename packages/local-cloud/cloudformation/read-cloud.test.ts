import { describe, expect, it } from 'vitest'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../shared/json.ts'
import { findResource } from './cloud-model.ts'
import { findAsset } from './find-asset.ts'
import { readCloud, readTemplates } from './read-cloud.ts'

const place = { origin: 'http://localhost:3000', region: 'us-east-1', account: '000000000000' }

const data: JsonObject = {
  Resources: {
    Users: { Type: 'AWS::Cognito::UserPool' },
    Client: { Type: 'AWS::Cognito::UserPoolClient' },
    Files: { Type: 'AWS::S3::Bucket' },
    Stripe: { Type: 'AWS::SecretsManager::Secret' },
  },
  Outputs: { PoolId: { Value: { Ref: 'Users' }, Export: { Name: 'data:PoolId' } } },
}

const web: JsonObject = {
  Resources: {
    Site: { Type: 'AWS::CloudFront::Distribution' },
    Hook: { Type: 'AWS::Lambda::Url' },
    Copy: { Type: 'Custom::CDKBucketDeployment' },
  },
  Outputs: {
    Pool: { Value: { 'Fn::ImportValue': 'data:PoolId' } },
    Address: { Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Site', 'DomainName'] }, '/reset']] } },
    Host: { Value: { 'Fn::GetAtt': ['Site', 'DomainName'] } },
    Webhook: { Value: { 'Fn::GetAtt': ['Hook', 'FunctionUrl'] } },
  },
}

const read = (...bodies: JsonObject[]) =>
  readTemplates(
    bodies.map((body, index) => ({ stack: `s${String(index)}`, body })),
    new Map(),
    place,
  )

/** Writes an assembly with one stack to a new folder. */
function writeAssembly(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

describe('the cloud model', () => {
  it('resolves a stack’s import from another stack’s export', () => {
    const { outputs } = read(data, web)
    expect(outputs['Pool']).toMatch(/^us-east-1_[0-9a-z]{9}$/)
    expect(outputs['Pool']).toBe(outputs['PoolId'])
  })

  it('replaces the distribution and function URLs with local addresses', () => {
    expect(read(data, web).outputs).toMatchObject({
      Address: 'http://localhost:3000/reset',
      Host: 'localhost:3000',
      Webhook: 'http://localhost:3000/_local/functions/Hook/',
    })
  })

  it('generates the same valid names on every start', () => {
    const first = read(data).resources.map(({ ref, arn }) => [ref, arn])
    expect(read(data).resources.map(({ ref, arn }) => [ref, arn])).toEqual(first)
    const [, client, bucket, secret] = read(data).resources
    expect(client?.ref).toMatch(/^[0-9a-z]{26}$/)
    expect(bucket?.ref).toMatch(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
    expect(secret?.ref).toMatch(/^arn:aws:secretsmanager:us-east-1:000000000000:secret:s0-Stripe-[0-9a-z]{6}$/)
  })

  it('gives two long logical IDs different names', () => {
    const long = 'A'.repeat(80)
    const roles = read({
      Resources: { [`${long}1`]: { Type: 'AWS::IAM::Role' }, [`${long}2`]: { Type: 'AWS::IAM::Role' } },
    }).resources
    expect(new Set(roles.map(({ arn }) => arn)).size).toBe(2)
  })

  it('finds a function by the ARN of its newest version and an alias by its own ARN', () => {
    const FunctionName = { Ref: 'Fn' }
    const FunctionVersion = { 'Fn::GetAtt': ['Number', 'Version'] }
    const model = read({
      Resources: {
        Fn: { Type: 'AWS::Lambda::Function' },
        Number: { Type: 'AWS::Lambda::Version', Properties: { FunctionName } },
        Live: {
          Type: 'AWS::Lambda::Alias',
          Properties: { FunctionName: { 'Fn::GetAtt': ['Fn', 'Arn'] }, FunctionVersion, Name: 'live' },
          UpdatePolicy: { CodeDeployLambdaAliasUpdate: { ApplicationName: FunctionName } },
        },
      },
    })
    const arn = model.resources[0]?.arn ?? ''
    expect(findResource(model, `${arn}:$LATEST`)?.logicalId).toBe('Fn')
    const number = { logicalId: 'Number', arn: `${arn}:1`, ref: `${arn}:1` }
    expect(findResource(model, `${arn}:1`)).toMatchObject(number)
    expect(findResource(model, `${arn}:live`)).toMatchObject({
      ...{ logicalId: 'Live', ref: `${arn}:live`, properties: { FunctionVersion: '1' } },
      updatePolicy: { CodeDeployLambdaAliasUpdate: { ApplicationName: 's0-Fn' } },
    })
    expect(findResource(model, `${arn}:other`)).toBeUndefined()
  })

  it('rejects a resource type that it has no service for', () => {
    const model = () => read({ Resources: { Stream: { Type: 'AWS::Kinesis::Stream' } } })
    expect(model).toThrow(
      'The template is broken: s0/Stream is a AWS::Kinesis::Stream, and the local cloud has no service for it.',
    )
  })

  it('reads the stacks and assets of an assembly folder', () => {
    const folder = writeAssembly({
      'manifest.json': {
        artifacts: {
          one: { type: 'aws:cloudformation:stack', properties: { templateFile: 'one.json', stackName: 'One' } },
          'one.assets': { type: 'cdk:asset-manifest', properties: { file: 'one.assets.json' } },
        },
      },
      'one.json': { Resources: { Fn: { Type: 'AWS::Lambda::Function' } } },
      'one.assets.json': {
        files: { abc: { source: { path: 'asset.abc' }, destinations: { here: { objectKey: 'abc.zip' } } } },
      },
    })
    const model = readCloud(folder, place)
    expect(model.resources[0]).toMatchObject({ stack: 'One', ref: 'One-Fn' })
    expect(findAsset(model, 's3://bucket/abc.zip')).toBe(join(folder, 'asset.abc'))
    expect(() => findAsset(model, 'gone.zip')).toThrow('asset gone.zip is not among the files of the assembly')
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['missing', {}, 'does not exist; synthesize the stacks first'],
    ['truncated', { 'manifest.json': '{"artifacts":' }, 'is not JSON'],
    ['empty', { 'manifest.json': { artifacts: {} } }, 'holds no stack'],
  ])('throws a clear error when an assembly is %s', (_, files, sentence) => {
    expect(() => readCloud(writeAssembly(files), place)).toThrow(sentence)
  })
})
