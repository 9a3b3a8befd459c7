import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '#domain/users/user.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { aPerson, NOW } from '#lambdas/users/testing/users-fixture.ts'
import { userItem } from '#table/user.ts'
import type { OwnerMailDeps } from './mail-owners.ts'
import { sendWelcomes } from './send-welcomes.ts'

const made = (user: User): DynamoDBRecord => aRecord(undefined, userItem(user), { SequenceNumber: user.uid })
const changed = (user: User): DynamoDBRecord => aRecord(userItem(user), userItem(user), { SequenceNumber: user.uid })
const send = (...records: DynamoDBRecord[]) => sendWelcomes(aBatch(['user'], ...records), deps)

let mails: Mail[]
const deps: OwnerMailDeps = {
  table: freshTable(),
  sendMail: (mail) => Promise.resolve(void mails.push(mail)),
  now: () => NOW + 1_000,
  siteUrl: 'https://site.example',
}

beforeEach(() => {
  mails = []
})
afterEach(() => vi.restoreAllMocks())

it('a new student gets one welcome, however often the record is replayed, with links to courses and a question', async () => {
  const jane = aPerson('jane', 'Student')
  for (let times = 0; times < 3; times += 1) expect(await send(made(jane))).toEqual([])
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect([mail?.to, mail?.subject]).toEqual(['jane@academy.example', 'Welcome to Nursing Academy'])
  for (const part of [mail?.text, mail?.html])
    for (const words of ['Hi jane,', 'https://site.example/register', 'https://site.example/try-a-question'])
      expect(part).toContain(words)
})

it('administrators, changed records, and imported records get no welcome', async () => {
  const old = aPerson('old', 'Student', { dateCreated: NOW - 30 * 24 * 60 * 60_000 })
  await send(made(aPerson('boss', 'Admin')), changed(aPerson('tom', 'Student')), made(old))
  expect(mails).toEqual([])
})

it('a failed mail is reported and sent when the record is replayed, and the others are sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { sendMail } = deps
  let fails = true
  deps.sendMail = (mail) => (fails && mail.to.startsWith('jane') ? Promise.reject(new Error('busy')) : sendMail(mail))
  const [jane, tom] = [made(aPerson('jane', 'Student')), made(aPerson('tom', 'Student'))]
  expect(await send(jane, tom)).toEqual(['jane'])
  fails = false
  expect(await send(jane, tom)).toEqual([])
  expect(mails.map(({ to }) => to)).toEqual(['tom@academy.example', 'jane@academy.example'])
})
