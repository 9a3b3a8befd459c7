import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AccountChange } from '#domain/users/account-change.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { aPerson, NOW } from '#lambdas/users/testing/users-fixture.ts'
import { accountChangeItem } from '#table/account.ts'
import { userItem } from '#table/user.ts'
import { sendAccountChanges } from './send-account-changes.ts'
import type { OwnerMailDeps } from './mail-records.ts'

const tables = testTables()
let mails: Mail[]
let deps: OwnerMailDeps
beforeEach(async () => {
  mails = []
  deps = {
    table: await tables.table(),
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    now: () => NOW + 1_000,
    siteUrl: 'https://site.example',
  }
})

const record = (change: AccountChange, at = NOW, now?: string): DynamoDBRecord => {
  const image = marshall(accountChangeItem(userItem(aPerson('jane', 'Student')), { change, at, ...(now && { now }) }))
  return { dynamodb: { SequenceNumber: `${change}-${at}`, NewImage: image as Record<string, never> } }
}

it('says each change to the owner once, with a way to a new password', async () => {
  for (let times = 0; times < 2; times += 1)
    await sendAccountChanges({ Records: [record('password'), record('name', NOW + 1, 'Jane Doe-Roe')] }, deps)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['jane@academy.example', 'Nursing Academy: your password was changed'],
    ['jane@academy.example', 'Nursing Academy: your name was changed'],
  ])
  for (const { text, html } of mails)
    for (const part of [text, html]) expect(part).toContain('https://site.example/reset')
  expect(mails[1]?.text).toContain('is now Jane Doe-Roe.')
})

it('says none that was brought in with a backup', async () => {
  await sendAccountChanges({ Records: [record('password', NOW - 2 * 24 * 60 * 60_000)] }, deps)
  await sendAccountChanges({}, deps)
  expect(mails).toEqual([])
})

it('reports a mail that was not taken, and sends it when the record comes again', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { sendMail } = deps
  deps.sendMail = () => Promise.reject(new Error('busy'))
  const change = record('second-factor-off')
  expect(await sendAccountChanges({ Records: [change] }, deps)).toEqual({
    batchItemFailures: [{ itemIdentifier: `second-factor-off-${NOW}` }],
  })
  deps.sendMail = sendMail
  await sendAccountChanges({ Records: [change] }, deps)
  expect(mails.map(({ subject }) => subject)).toEqual(['Nursing Academy: two-step verification is off'])
  silent.mockRestore()
})
