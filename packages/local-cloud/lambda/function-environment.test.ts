import { describe, expect, it } from 'vitest'
import { fillSecrets, functionEnvironment } from './function-environment.ts'

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:s-abcdef'
const secrets = [{ arn, name: 's', value: '{"key":"value"}' }]

describe('a function’s environment', () => {
  it.each([
    [`{{resolve:secretsmanager:${arn}:SecretString:key::}}`, 'value'],
    ['{{resolve:secretsmanager:s:SecretString:key}}', 'value'],
    [`{{resolve:secretsmanager:${arn}:SecretString:::}}`, '{"key":"value"}'],
    ['{{resolve:secretsmanager:other:SecretString:key}}', '{{resolve:secretsmanager:other:SecretString:key}}'],
    ['plain', 'plain'],
  ])('resolves secrets: %s', (text, expected) => expect(fillSecrets(text, secrets)).toBe(expected))

  it('identifies the role by its access key and the services by their endpoints', () => {
    const spec = {
      logicalId: 'F',
      name: 'f',
      arn: 'a',
      version: '7',
      title: 'F',
      handler: 'index.handler',
      folder: '/f',
      roleArn: 'r',
      timeoutSeconds: 1,
      memoryMegabytes: 128,
      logsJson: false,
      concurrency: 1,
      environment: { TABLE_NAME: 't', NODE_OPTIONS: '--enable-source-maps' },
    }
    const environment = functionEnvironment(
      spec,
      'us-east-1',
      { accessKeyId: 'LOCALFROLE', secretAccessKey: 'x' },
      { S3: 'http://s3' },
      secrets,
    )
    expect(environment).toMatchObject({
      TABLE_NAME: 't',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'LOCALFROLE',
      AWS_ENDPOINT_URL_S3: 'http://s3',
      AWS_LAMBDA_FUNCTION_NAME: 'f',
      AWS_LAMBDA_FUNCTION_VERSION: '7',
    })
    expect(environment).not.toHaveProperty('NODE_OPTIONS')
  })
})
