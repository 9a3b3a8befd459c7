import { Sha256 } from '@aws-crypto/sha256-js'
import { defaultProvider } from '@aws-sdk/credential-provider-node'
import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnv } from './env.ts'

/** Sends one GraphQL operation as this function. Throws if it is rejected or returns errors. */
export type Publish = (document: string, variables: Record<string, unknown>) => Promise<void>

const TIMEOUT_MS = 5_000

/**
 * Calls a publish mutation at GRAPHQL_URL, signed with the function's own credentials (SigV4, service appsync). Omits
 * variables that are `undefined`.
 */
export const publish: Publish = async (document, variables) => {
  const url = new URL(requireEnv('GRAPHQL_URL'))
  const signer = new SignatureV4({
    service: 'appsync',
    region: requireEnv('AWS_REGION'),
    credentials: defaultProvider(),
    sha256: Sha256,
  })
  const body = JSON.stringify({ query: document, variables })
  const signed = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port ? { port: Number(url.port) } : {}),
    path: url.pathname,
    query: {},
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  })
  const { host: _host, ...headers } = signed.headers
  const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!reply.ok) throw new Error(`Publish answered ${reply.status}`)
  const answer: unknown = await reply.json()
  const errors: unknown = (answer as { errors?: unknown } | null)?.errors
  if (Array.isArray(errors) && errors.length > 0)
    throw new Error(`Publish was refused: ${JSON.stringify(errors).slice(0, 500)}`)
}

/**
 * The publish mutations. A subscriber sees what the mutation selects, so each selects every field that may be
 * subscribed to (`clientSecret` is never published).
 */
export const PUBLISH_PAYMENT = `mutation PublishPayment($input: PublishPaymentInput!) {
  publishPayment(input: $input) {
    key courseKey courseName courseYear studentId studentName amount description date processing status
    charge { id failure_message } progressKey
  }
}`

export const PUBLISH_PROGRESS = `mutation PublishProgress($input: PublishProgressInput!) {
  publishProgress(input: $input) {
    key name url courseKey studentId onlineDays endTime complete dateCreated courseType subject
    dates startTime courseEndTime location paymentKey startedOn completedOn
    overview { completed total lastActivity average best next { contentKey sectionKey sectionName taskKey name type } }
  }
}`

export const PUBLISH_NOTIFICATION = `mutation PublishNotification($input: PublishNotificationInput!) {
  publishNotification(input: $input) { key message createdOn path }
}`

export const PUBLISH_DISMISSAL = `mutation PublishDismissal($key: ID!) {
  publishDismissal(key: $key)
}`

export const PUBLISH_CATALOGUE = `mutation PublishCatalogue($generatedAt: Float!) {
  publishCatalogue(generatedAt: $generatedAt) { generatedAt }
}`

export const PUBLISH_SIGN_OUT = `mutation PublishSignOut($uid: ID!, $endedAt: Float!, $device: ID, $own: Boolean!) {
  publishSignOut(uid: $uid, endedAt: $endedAt, device: $device, own: $own)
}`
