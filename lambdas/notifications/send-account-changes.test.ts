import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AccountChange } from '#domain/users/account-change.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { aPerson, NOW } from '#lambdas/users/testing/users-fixture.ts'
import { accountChangeItem } from '#table/account.ts'
import { userItem } from '#table/user.ts'
import { sendAccountChanges } from './send-account-changes.ts'
import type { OwnerMailDeps } from './mail-owners.ts'

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

const record = (change: AccountChange, at = NOW, now?: string): DynamoDBRecord =>
  aRecord(undefined, accountChangeItem(userItem(aPerson('jane', 'Student')), { change, at, ...(now && { now }) }), {
    SequenceNumber: `${change}-${at}`,
  })
const send = (...records: DynamoDBRecord[]) => sendAccountChanges(aBatch(['account-change'], ...records), deps)

it('the owner gets one mail per change, with a link to a new password', async () => {
  for (let times = 0; times < 2; times += 1) await send(record('password'), record('name', NOW + 1, 'Jane Doe-Roe'))
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['jane@academy.example', 'Nursing Academy: your password was changed'],
    ['jane@academy.example', 'Nursing Academy: your name was changed'],
  ])
  for (const { text, html } of mails)
    for (const part of [text, html]) expect(part).toContain('https://site.example/reset')
  expect(mails[1]?.text).toContain('is now Jane Doe-Roe.')
})

it('a record restored from a backup sends no mail', async () => {
  await send(record('password', NOW - 2 * 24 * 60 * 60_000))
  expect(mails).toEqual([])
})

it('a failed mail is reported, and sent when the record is replayed', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { sendMail } = deps
  deps.sendMail = () => Promise.reject(new Error('busy'))
  const change = record('second-factor-off')
  expect(await send(change)).toEqual([`second-factor-off-${NOW}`])
  deps.sendMail = sendMail
  await send(change)
  expect(mails.map(({ subject }) => subject)).toEqual(['Nursing Academy: two-step verification is off'])
  silent.mockRestore()
})
