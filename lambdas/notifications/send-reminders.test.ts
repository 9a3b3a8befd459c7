import { beforeEach, describe, expect, it } from 'vitest'
import { isSignatureOf, type LinkPurpose, signatureOf } from '#lambdas/aws/link-signer.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { ON } from '#lambdas/projections/on.ts'
import { projectReminders } from '#lambdas/projections/progress/reminders.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { type Key, progressKey, remindersOfDay, userKey } from '#table/keys.ts'
import { progressItem } from '#table/progress.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { userItem, type UserItem } from '#table/user.ts'
import { answerUnsubscribe } from './answer-unsubscribe.ts'
import { sendReminders } from './send-reminders.ts'

const KEY = 'k'.repeat(64)
const timeZone = 'America/New_York'
const at = (text: string) => Date.parse(text)
const clock = { now: 0 }
const table = freshTable()
let mails: Mail[]
const facts = { firstName: 'Jane', lastName: 'Doe', displayName: 'Jane D', phone: '', data: '', dateCreated: 1 }

const live = aProgress('jane', 'p1', {
  ...{ courseType: 'Live', dates: ['2026-03-09'], startTime: '9:00AM', courseEndTime: '5:00PM', location: 'Miami' },
  ...{ endTime: 0, dateCreated: at('2026-02-01T12:00:00Z'), name: 'RN Live' },
})
const online = aProgress('jane', 'p2', {
  ...{ courseType: 'Online', onlineDays: 30, endTime: at('2026-03-16T15:00:00Z'), name: 'RN Online' },
})

const stored = () => table
const deps = () => ({
  ...{ table: stored(), now: () => clock.now, timeZone, siteUrl: 'https://a.example' },
  unsubscribeUrl: 'https://u.example/',
  sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf(KEY, purpose, text)),
  sendMail: (mail: Mail) => {
    mails.push(mail)
    return Promise.resolve()
  },
})
const run = () => sendReminders(deps())
const left = () => queryItems<Key>(table, { ...remindersOfDay('2026-03-08'), consistent: true })

beforeEach(async () => {
  mails = []
  clock.now = at('2026-02-20T12:00:00Z')
  const items = [live, online].map((item) => progressItem(item))
  await batchPut(table, [...items, userItem({ uid: 'jane', type: 'Student', email: 'jane@a.example', ...facts })])
  const changes = aBatch(ON.reminders, ...items.map((item) => aRecord(undefined, item)))
  await projectReminders(changes, { table, timeZone, now: () => clock.now })
  // A batch may be repeated.
  await projectReminders(changes, { table, timeZone, now: () => clock.now })
  // Sunday, when daylight saving time begins: 9:30 AM daylight time.
  clock.now = at('2026-03-08T13:30:00Z')
})

const change = (item: typeof live, more: Partial<typeof live>) => batchPut(table, [progressItem({ ...item, ...more })])

describe('the reminders of a day', () => {
  it('are sent once, with day, time and place, and the next day’s on the next', async () => {
    expect(await run()).toEqual({ sent: 1, dropped: 0, failed: 0 })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['jane@a.example', 'Nursing Academy: your class is tomorrow'],
    ])
    expect(mails[0]?.text).toContain('Day: Monday, March 9, 2026\nTime: 9:00AM to 5:00PM\nPlace: Miami')
    expect(await left()).toEqual([])
    expect(await run()).toEqual({ sent: 0, dropped: 0, failed: 0 })
    clock.now = at('2026-03-09T20:00:00Z')
    expect(await run()).toMatchObject({ sent: 1 })
    expect(mails[1]?.subject).toBe('Nursing Academy: your course ends in 7 days')
    expect(mails[1]?.text).toContain('You can use RN Online until March 16, 2026 at 11:00 AM EDT.')
    expect(mails[1]?.text).toContain('Continue my course: https://a.example/go/course-1')
    clock.now = at('2026-03-15T20:00:00Z')
    await run()
    expect(mails[2]?.subject).toBe('Nursing Academy: your course ends tomorrow')
  })

  it('wait for nine in the morning', async () => {
    clock.now = at('2026-03-08T12:59:00Z')
    expect(await run()).toEqual({ sent: 0, dropped: 0, failed: 0 })
    expect(await left()).toHaveLength(1)
  })

  it.each([
    ['ended, refunded or removed', () => change(live, { endTime: at('2026-03-08T13:00:00Z') })],
    ['complete', () => change(live, { complete: true })],
    ['moved to another day', () => change(live, { dates: ['2026-04-09'] })],
  ])('are dropped if the course is %s', async (_, prepare) => {
    await prepare()
    expect(await run()).toEqual({ sent: 0, dropped: 1, failed: 0 })
    expect(mails).toEqual([])
    expect(await left()).toEqual([])
  })

  it('are dropped for an account that is being deleted', async () => {
    const person = userItem({ uid: 'jane', type: 'Student', email: 'jane@a.example', ...facts })
    await batchPut(table, [{ ...person, deleting: 1 } as Key])
    expect(await run()).toMatchObject({ sent: 0, dropped: 1 })
  })

  it('come again after a mail that was not taken, and not after a crash behind the mail', async () => {
    expect(await sendReminders({ ...deps(), sendMail: () => Promise.reject(new Error('SES is away')) })).toMatchObject({
      failed: 1,
    })
    const items = await left()
    expect(items).toHaveLength(1)
    expect(await run()).toMatchObject({ sent: 1 })
    // Simulates a process that died before it removed the reminder.
    await batchPut(table, items)
    await run()
    expect(mails).toHaveLength(1)
  })
})

describe('the link of a reminder', () => {
  const verify = (purpose: LinkPurpose, text: string, signature: string) =>
    Promise.resolve(isSignatureOf(KEY, purpose, text, signature))
  const call = (method: string, link: string) =>
    answerUnsubscribe(
      { requestContext: { http: { method } }, queryStringParameters: Object.fromEntries(new URL(link).searchParams) },
      { table, verify, accountUrl: 'https://a.example/account' },
    )
  const record = () => getItem<UserItem>(table, userKey('jane'), { consistent: true })
  const linkOfMail = async () => {
    await run()
    return mails[0]?.headers?.[0]?.value.slice(1, -1) ?? ''
  }

  it('is in the headers of RFC 8058 and in the mail', async () => {
    const link = await linkOfMail()
    expect(mails[0]?.headers).toEqual([
      { name: 'List-Unsubscribe', value: `<${link}>` },
      { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ])
    expect(mails[0]?.text).toContain(link)
  })

  it('stops them by a POST, and by no GET', async () => {
    const link = await linkOfMail()
    const shown = await call('GET', link)
    expect(shown).toMatchObject({ statusCode: 200, body: expect.stringContaining('<form method="post">') as string })
    expect((await record())?.reminders).toBeUndefined()
    expect(await call('POST', link)).toMatchObject({ statusCode: 200 })
    expect((await record())?.reminders).toEqual({ classTomorrow: false, daysLeft: true })
    // Repeats the call, and turns off the other kind as well.
    await call('POST', link)
    expect((await record())?.reminders).toEqual({ classTomorrow: false, daysLeft: true })
    clock.now = at('2026-03-09T20:00:00Z')
    await run()
    await call('POST', mails[1]?.headers?.[0]?.value.slice(1, -1) ?? '')
    expect((await record())?.reminders).toEqual({ classTomorrow: false, daysLeft: false })
    clock.now = at('2026-03-15T20:00:00Z')
    expect(await run()).toMatchObject({ sent: 0, dropped: 1 })
  })

  it('is refused when a letter of it is another one, and changes nothing', async () => {
    const link = await linkOfMail()
    for (const broken of [
      link.replace('u=jane', 'u=tom'),
      link.replace('k=classTomorrow', 'k=daysLeft'),
      link.replace(/s=[^&]*/, 's='),
      'https://u.example/',
    ])
      expect((await call('POST', broken)).statusCode).toBe(403)
    expect((await record())?.reminders).toBeUndefined()
  })

  it('makes no record for an account that is gone', async () => {
    const link = await linkOfMail()
    await batchPut(table, [progressKey('x', 'y')])
    const gone = new URL(link)
    gone.searchParams.set('u', 'ghost')
    gone.searchParams.set('s', signatureOf(KEY, 'unsubscribe', 'classTomorrow\nghost'))
    expect((await call('POST', gone.href)).statusCode).toBe(200)
    expect(await getItem(table, userKey('ghost'), { consistent: true })).toBeUndefined()
  })
})
