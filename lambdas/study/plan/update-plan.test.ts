import { describe, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { signatureOf } from '#lambdas/aws/link-signer.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, userItem } from '#table/user.ts'
import { DAY, SECRET, TODAY, inDays, planBank, aPlanner } from '../testing/a-planner.ts'

const table = sharedTable(planBank())
const planner = (progress?: Parameters<typeof aPlanner>[1]) => aPlanner(table, progress)

describe('a change of a plan', () => {
  it('keeps what the stream has stored, and removes the number of due reviews', async () => {
    const { update, settings, stored } = await planner()
    await update({ freeWeekdays: [6, 0], freeDays: [inDays(3)] })
    expect(await stored()).toMatchObject({
      freeWeekdays: [0, 6],
      freeDays: [TODAY + 3],
      startMinute: 1_080,
      version: 1,
    })
    expect(await settings()).toMatchObject({ pace: 60, examDay: TODAY + 30, timeZone: academy.timeZone, version: 1 })
    expect(await settings()).not.toHaveProperty('due')
    // Without a changed exam, the settings stay the same.
    await update({ freeWeekdays: [], version: 1, settingsVersion: 1 })
    expect(await settings()).toMatchObject({ version: 1 })
    await update({ examDay: null, version: 2, settingsVersion: 1 })
    expect(await settings()).not.toHaveProperty('examDay')
  })

  it('applies once when sent twice, and an outdated one is refused without a write', async () => {
    const { update, stored, settings } = await planner()
    const [first, second] = await Promise.all([update(), update()])
    expect(second).toEqual(first)
    expect(await update()).toEqual(first)
    expect((await stored())?.version).toBe(1)
    expect(await refusalOf(update({ freeWeekdays: [3] }))).toMatchObject({ code: 'study-plan-changed' })
    // The review settings were changed in their own dialog after the plan was read.
    expect(await refusalOf(update({ freeWeekdays: [3], version: 1, settingsVersion: 0 }))).toMatchObject({
      code: 'study-plan-changed',
    })
    expect((await stored())?.freeWeekdays).toEqual([])
    expect((await settings())?.version).toBe(1)
  })

  it.each([{ freeWeekdays: [0, 1, 2, 3, 4, 5, 6] }, { examDay: 'soon' }])(
    'is refused with %o, and nothing is stored',
    async (wrong) => {
      const { update, stored } = await planner()
      expect(await refusalOf(update(wrong))).toMatchObject({ code: 'study-plan-wrong' })
      expect(await stored()).toBeUndefined()
    },
  )

  it('is refused when the account is gone or being deleted', async () => {
    const { uid, update, feed, stored } = await planner()
    await batchPut(table, [{ ...userItem(aUser({ uid })), deleting: 1 } as UserItem])
    expect(await refusalOf(update())).toMatchObject({ code: 'user-not-found' })
    await removeItem(table, userKey(uid))
    expect(await refusalOf(feed(true, 0))).toMatchObject({ code: 'user-not-found' })
    expect(await stored()).toBeUndefined()
  })
})

describe("a calendar's address", () => {
  it('serves the plan until it is renewed or removed', async () => {
    const { update, feed, ask, clock, content } = await planner()
    await update()
    const { feedUrl } = await feed(true, 1)
    const first = await ask(feedUrl ?? '')
    expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    expect(first.headers['cache-control']).toBe('private, max-age=3600')
    expect(first.body).toContain('SUMMARY:Study: 2 new questions\\, 3 reviews\\, 1 lesson')
    expect(first.body.replaceAll('\r\n ', '')).toContain(
      String.raw`A Reading\nhttps://site.example/go/course-1/${content}/s1/${content}-1\n`,
    )
    expect(await ask(feedUrl ?? '', 'HEAD')).toEqual({ ...first, body: '' })
    // Repeating the call changes nothing; a new address invalidates the old one.
    expect((await feed(true, 1)).feedUrl).toBe(feedUrl)
    const renewed = (await feed(true, 2)).feedUrl
    expect(renewed).not.toBe(feedUrl)
    expect(await ask(feedUrl ?? '')).toMatchObject({ statusCode: 410 })
    expect((await ask(renewed ?? '')).statusCode).toBe(200)
    clock.time += 100 * DAY
    const ended = await ask(renewed ?? '')
    expect(ended).toMatchObject({ statusCode: 200 })
    expect(ended.body).not.toContain('SUMMARY:Study')
    expect((await feed(false, 3)).feedUrl).toBeNull()
    expect(await ask(renewed ?? '')).toMatchObject({ statusCode: 410 })
    // A later address never equals an earlier one.
    const later = (await feed(true, 4)).feedUrl
    expect([feedUrl, renewed]).not.toContain(later)
  })

  it('is kept when days are changed', async () => {
    const { update, feed } = await planner()
    const { feedUrl } = await feed(true, 0)
    expect((await update({ version: 1 })).feedUrl).toBe(feedUrl)
  })

  it('is one new address when two windows renew it, or reports that it has changed', async () => {
    const { feed, stored } = await planner()
    const [a, b] = await Promise.all([feed(true, 0), feed(true, 0)])
    expect(a.feedUrl).toBe(b.feedUrl)
    expect((await stored())?.feed).toBe(1)
    expect(await refusalOf(feed(false, 0))).toMatchObject({ code: 'study-plan-changed' })
  })

  it('is invalid for another student, another number, or a signature for something else', async () => {
    const { uid, feed, ask } = await planner()
    const { feedUrl } = await feed(true, 0)
    const url = feedUrl ?? ''
    const changed = (name: string, value: string) => {
      const address = new URL(url)
      address.searchParams.set(name, value)
      return address.href
    }
    const wrong = [
      changed('u', 'somebody-else'),
      changed('n', '2'),
      changed('n', '1e0'),
      changed('n', ''),
      changed('s', ''),
      changed('s', 'x'.repeat(43)),
      changed('s', signatureOf(SECRET, 'unsubscribe', `1\n${uid}`)),
      changed('u', '<script>'),
      'https://calendar.example/',
    ]
    for (const address of wrong) expect(await ask(address), address).toMatchObject({ statusCode: 404 })
    expect(await ask(url, 'POST')).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('is no longer valid when the account is deleted', async () => {
    const { uid, feed, ask } = await planner()
    const { feedUrl } = await feed(true, 0)
    await batchPut(table, [{ ...userItem(aUser({ uid })), deleting: 1 } as UserItem])
    expect(await ask(feedUrl ?? '')).toMatchObject({ statusCode: 410 })
  })
})
