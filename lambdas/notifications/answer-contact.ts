import { createHash } from 'node:crypto'
import { checkContactMessage, CONTACT_LIMITS } from '#domain/users/contact-message.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type ContactCountItem, contactMessageItem, contactTtl } from '#table/contact-message.ts'
import { contactCountKey, type Key } from '#table/keys.ts'

/** The parts of a function URL's event that this reads. */
export type ContactEvent = {
  requestContext: { http: { method: string; sourceIp: string } }
  body?: string | undefined
  isBase64Encoded: boolean
}

/** `now` returns epoch milliseconds. */
export type ContactDeps = { table: Table; now: () => number }

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const reply = (statusCode: number, content: object) => ({ statusCode, headers: HEADERS, body: JSON.stringify(content) })

const MESSAGE_WRITE = 0
const ID = /^[\w-]{16,64}$/

/** Returns the fields of a request's JSON body as text, or undefined if it isn't an object. */
function readBody({
  body = '',
  isBase64Encoded,
}: ContactEvent): Record<'id' | 'name' | 'email' | 'message', string> | undefined {
  try {
    const parsed: unknown = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const sent: Record<string, unknown> = { ...parsed }
    const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
    return { id: text('id'), name: text('name'), email: text('email'), message: text('message') }
  } catch {
    return undefined
  }
}

const count = (key: Key, most: number, now: number): Write => ({
  Update: {
    Key: key,
    UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD sent :one',
    ConditionExpression: 'attribute_not_exists(pk) OR sent < :most',
    ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':type': 'contact-count' satisfies ContactCountItem['type'],
      ':ttl': contactTtl(now),
      ':one': 1,
      ':most': most,
    },
  },
})

/**
 * Accepts a message of the public contact form: stores it and counts it for its sender's network address (as a hash)
 * and for the day, in one transaction; the table's stream emails it to the academy. The same `id` again changes
 * nothing and succeeds. Replies 400 with the errors, or 429 with 'contact-limit'. 6 write units for a short message.
 */
export async function answerContact(event: ContactEvent, { table, now }: ContactDeps) {
  const { method, sourceIp } = event.requestContext.http
  if (method !== 'POST') return reply(405, {})
  const sent = readBody(event)
  if (sent === undefined || !ID.test(sent.id)) return reply(400, { errors: [] })
  const verdict = checkContactMessage(sent)
  if (!verdict.ok) return reply(400, { errors: verdict.errors })
  const at = now()
  const item = contactMessageItem(sent.id, verdict.message, at)
  const sender = createHash('sha256').update(`${item.pk}\n${sourceIp}`).digest('base64url')
  const written = await transactWrite(table, [
    { Put: { Item: item, ...ifAbsent } },
    count(contactCountKey(item.pk, sender), CONTACT_LIMITS.sender, at),
    count(contactCountKey(item.pk, 'all'), CONTACT_LIMITS.all, at),
  ])
  if (written.ok || written.failed.includes(MESSAGE_WRITE)) return reply(200, {})
  return reply(429, { code: 'contact-limit' })
}
