import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, it } from 'vitest'
import { type Environment, getEnvironment } from '#infra/environments.ts'
import { academyUsers } from './academy-users.ts'

function mailOf(change: Partial<Environment>): unknown {
  const environment = { ...getEnvironment('prod'), ...change }
  const stack = new Stack(new App(), 'Users', { env: { region: environment.region, account: '111122223333' } })
  academyUsers(stack, environment)
  const [pool] = Object.values(Template.fromStack(stack).findResources('AWS::Cognito::UserPool'))
  const properties: unknown = pool?.Properties
  return properties && (properties as { EmailConfiguration?: unknown }).EmailConfiguration
}

const identity = (name: string) => ({
  'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, `:ses:us-east-1:111122223333:identity/${name}`]],
})

it('codes are mailed through SES from the environment’s verified domain', () => {
  expect(mailOf({ accountMail: { from: 'hello@academy.example', identity: 'academy.example' } })).toEqual({
    EmailSendingAccount: 'DEVELOPER',
    From: 'hello@academy.example',
    SourceArn: identity('academy.example'),
  })
})

it('a verified address can replace a domain', () => {
  expect(mailOf({ accountMail: { from: 'hello@academy.example', identity: 'hello@academy.example' } })).toMatchObject({
    SourceArn: identity('hello@academy.example'),
  })
})

it('mails come from Cognito’s own sender if none is verified, so that a first deployment succeeds', () => {
  expect(mailOf({})).not.toMatchObject({ EmailSendingAccount: 'DEVELOPER' })
})
