import { beforeEach, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { CONTACT_LIMITS } from '#domain/users/contact-message.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { type ContactMessageItem, contactMessageItem } from '#table/contact-message.ts'
import { answerContact } from './answer-contact.ts'
import type { OwnerMailDeps } from './mail-owners.ts'
import { sendContactMessages } from './send-contact-messages.ts'

const NOW = Date.UTC(2026, 10, 30, 15)
let mails: Mail[]
const table = freshTable()
const deps = (): OwnerMailDeps => ({
  table,
  sendMail: (mail) => Promise.resolve(void mails.push(mail)),
  now: () => NOW + 1_000,
  siteUrl: 'https://site.example',
})

beforeEach(() => {
  mails = []
})

const message = { name: ' Jane Doe ', email: 'Jane@Home.example', message: 'When is\n<b>the next class</b>?' }
const idOf = (n: number) => `request-${String(n).padStart(12, '0')}`
const send = (body: unknown, { sourceIp = '192.0.2.1', method = 'POST' } = {}) =>
  answerContact(
    { requestContext: { http: { method, sourceIp } }, body: JSON.stringify(body), isBase64Encoded: false },
    { table, now: () => NOW },
  )
const stored = () =>
  queryItems<ContactMessageItem>(table, { pk: 'CONTACT#2026-11-30', prefix: 'MESSAGE#', consistent: true })

it('a message is stored once however often it is sent, and expires', async () => {
  for (let times = 0; times < 2; times += 1) expect((await send({ id: idOf(1), ...message })).statusCode).toBe(200)
  expect(await stored()).toMatchObject([
    { name: 'Jane Doe', email: 'jane@home.example', sentOn: NOW, ttl: NOW / 1_000 + 30 * 86_400 },
  ])
})

it('what hides or turns text is removed from a message, and refused in a name', async () => {
  const text = 'Sum:\u202E 001 \u0000\u0007\uD800\r\nNext'
  expect((await send({ id: idOf(1), ...message, message: text })).statusCode).toBe(200)
  expect(await stored()).toMatchObject([{ message: 'Sum: 001 \nNext' }])
  for (const name of ['Jane\u202E', 'Jane\u0000', 'Jane\uDC00'])
    expect((await send({ id: idOf(2), ...message, name })).statusCode).toBe(400)
})

it('a body that isn’t a message is refused with its errors, and nothing is stored', async () => {
  const refused = await send({ id: idOf(1), name: 'Jane\nBcc: x', email: 'jane', message: ' ' })
  expect([refused.statusCode, JSON.parse(refused.body)]).toEqual([
    400,
    {
      errors: [
        { field: 'name', code: 'contact-name-invalid' },
        { field: 'email', code: 'contact-email-invalid' },
        { field: 'message', code: 'contact-message-empty' },
      ],
    },
  ])
  for (const body of [null, [], 'text', { ...message, id: 7 }, { ...message, id: '../../x' }])
    expect((await send(body)).statusCode).toBe(400)
  expect((await send({ id: idOf(1), ...message }, { method: 'GET' })).statusCode).toBe(405)
  expect(await stored()).toEqual([])
})

it('a sender’s messages of a day are limited, also when they arrive at once; another sender still writes', async () => {
  const replies = await Promise.all(
    Array.from({ length: CONTACT_LIMITS.sender + 3 }, (_, n) => send({ id: idOf(n), ...message })),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  expect(await stored()).toHaveLength(CONTACT_LIMITS.sender)
  expect((await send({ id: idOf(99), ...message }, { sourceIp: '192.0.2.2' })).statusCode).toBe(200)
})

it('the academy is mailed once, replies reach the visitor, and nothing in the message is markup', async () => {
  const item = contactMessageItem(idOf(1), { ...message, name: 'Jane <i>', email: 'jane@home.example' }, NOW)
  const change = aRecord(undefined, item, { SequenceNumber: '1' })
  for (let times = 0; times < 2; times += 1) await sendContactMessages(aBatch(['contact-message'], change), deps())
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([[academy.contact.email, 'jane@home.example']])
  expect(mails[0]?.html).not.toMatch(/<b>|<i>/)
  expect(mails[0]?.text).toContain('<b>the next class</b>?')
})
