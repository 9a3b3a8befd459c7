import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { LocalCloud } from '../boot/start-local-cloud.ts'
import { at, parseJson, textOf, type Json } from '../shared/json.ts'

const PASSWORD = 'Secret-123'

const configured = (cloud: LocalCloud, ...path: string[]): string => textOf(at(cloud.config, ...path)) ?? ''

const poolOf = (cloud: LocalCloud): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: configured(cloud, 'local', 'cognitoUrl'),
    credentials: cloud.developer,
  })

/** Signs in a user of the fixture; resolves with the access token. */
export async function signIn(cloud: LocalCloud, email: string): Promise<string> {
  const AuthParameters = { USERNAME: email, PASSWORD }
  const ClientId = configured(cloud, 'userPoolClientId')
  const { AuthenticationResult } = await poolOf(cloud).send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  )
  return AuthenticationResult?.AccessToken ?? ''
}

/** Signs up a new user with the code in the e-mail and signs in; resolves with the access token. */
export async function signUp(cloud: LocalCloud, email: string): Promise<string> {
  const ClientId = configured(cloud, 'userPoolClientId')
  const UserAttributes = [{ Name: 'email', Value: email }]
  await poolOf(cloud).send(new SignUpCommand({ ClientId, Username: email, Password: PASSWORD, UserAttributes }))
  const code = /\d{6}/.exec(cloud.outbox.list()[0]?.text ?? '')?.[0] ?? ''
  await poolOf(cloud).send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }))
  return signIn(cloud, email)
}

/** Sends a query to the fixture's API. */
export async function askApi(cloud: LocalCloud, token: string, query: string): Promise<Json> {
  const headers = { 'content-type': 'application/json', authorization: token }
  const body = JSON.stringify({ query })
  const response = await fetch(configured(cloud, 'graphqlUrl'), { method: 'POST', headers, body })
  return parseJson(await response.text())
}

/** The fixture's bucket. */
export function openBucket(cloud: LocalCloud): {
  put: (key: string, body: string) => Promise<void>
  read: (key: string) => Promise<string | undefined>
} {
  const Bucket = textOf(cloud.outputs['Bucket']) ?? ''
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: cloud.endpoints['S3'] ?? '',
    credentials: cloud.developer,
    forcePathStyle: true,
  })
  return {
    put: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Body?.transformToString()
    },
  }
}
