import type { IncomingMessage } from 'node:http'
import { isObject, parseJson, textOf, type JsonObject } from '../shared/json.ts'
import { listen, type Listening } from '../shared/listen.ts'
import { readBody } from '../shared/read-body.ts'
import type { Keys } from '../cloudformation/credentials.ts'
import { isAllowed, type Policies } from '../cloudformation/policies.ts'
import type { LocalSecret } from './read-secrets.ts'

export type SecretsOptions = { secrets: LocalSecret[]; keys: Keys; policies: Policies }

type Answer = { status: number; body: JsonObject }

const refuse = (code: string, message: string): Answer => ({
  status: 400,
  body: { __type: code, Message: message, message },
})

function mayRead({ keys, policies }: SecretsOptions, request: IncomingMessage, arn: string): boolean {
  const accessKey = /Credential=([^/,\s]+)/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const caller = keys.callerOf(accessKey)
  if (caller === undefined) return false
  return caller.kind === 'developer' || isAllowed(policies, caller.arn, 'secretsmanager:GetSecretValue', arn)
}

async function answerTo(options: SecretsOptions, request: IncomingMessage): Promise<Answer> {
  const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
  const input = parseJson((await readBody(request)) || '{}')
  const id = isObject(input) ? (textOf(input['SecretId']) ?? '') : ''
  if (operation !== 'GetSecretValue') return refuse('InvalidRequestException', `The local cloud has no ${operation}.`)
  const secret = options.secrets.find(
    ({ arn, name }) => id !== '' && (arn === id || name === id || arn.startsWith(`${id}-`)),
  )
  if (!mayRead(options, request, secret?.arn ?? id)) {
    return refuse(
      'AccessDeniedException',
      `The caller is not authorized to perform: secretsmanager:GetSecretValue on resource: ${id}`,
    )
  }
  if (secret === undefined)
    return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
  const version = { VersionId: '00000000-0000-4000-8000-000000000000', VersionStages: ['AWSCURRENT'], CreatedDate: 0 }
  return { status: 200, body: { ARN: secret.arn, Name: secret.name, SecretString: secret.value, ...version } }
}

/**
 * Starts the part of Secrets Manager that functions use: GetSecretValue, denied to roles whose policies don't allow it.
 */
export function startSecrets(options: SecretsOptions): Promise<Listening> {
  return listen((request, response) => {
    answerTo(options, request)
      .catch((error: unknown): Answer => ({
        status: 500,
        body: { __type: 'InternalServiceError', message: String(error) },
      }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
        response.end(JSON.stringify(body))
      }, console.error)
  })
}
