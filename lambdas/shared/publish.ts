import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnv } from './env.ts'

/** Sends one GraphQL operation as this function. Throws when it is refused or answers with errors. */
export type Publish = (document: string, variables: Record<string, unknown>) => Promise<void>

const TIMEOUT_MS = 5_000

const credentials = () => {
  const sessionToken = process.env.AWS_SESSION_TOKEN
  return {
    accessKeyId: requireEnv('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireEnv('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  }
}

/**
 * Calls a publish mutation at GRAPHQL_URL, signed with the function's own credentials (SigV4, service appsync).
 * Variables that are `undefined` are left out.
 */
export const publish: Publish = async (document, variables) => {
  const url = new URL(requireEnv('GRAPHQL_URL'))
  const signer = new SignatureV4({
    service: 'appsync',
    region: requireEnv('AWS_REGION'),
    credentials: credentials(),
    sha256: Sha256,
  })
  const signed = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port ? { port: Number(url.port) } : {}),
    path: url.pathname,
    query: {},
    headers: { host: url.host, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  })
  const { host: _host, ...headers } = signed.headers
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body: signed.body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`Publish answered ${reply.status}`)
  const body: unknown = JSON.parse(text)
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  if (Array.isArray(errors) && errors.length > 0)
    throw new Error(`Publish was refused: ${JSON.stringify(errors).slice(0, 500)}`)
}
