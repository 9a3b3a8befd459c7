import { describe, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { STATUS_RANGE } from '#domain/study/statuses.ts'
import { isSignatureOf, type LinkPurpose, signatureOf } from '#lambdas/aws/link-signer.ts'
import { classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { userKey } from '#table/keys.ts'
import { SHARD_SIZE } from '#table/pool.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { taskSummaryKey } from '#table/keys.ts'
import { studyPlanKey, studySettingsKey } from '#table/study-keys.ts'
import { type StudyPlanItem } from '#table/study-plan.ts'
import { type StudySettingsItem } from '#table/study-settings.ts'
import { studyStatusesItem } from '#table/study-statuses.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { type UserItem, userItem } from '#table/user.ts'
import { NO_STATUSES, withOutcome } from '#domain/study/statuses.ts'
import { aDueCard, aStudier } from '../testing/a-studier.ts'
import { answerFeed } from './answer-feed.ts'
import { studyPlan } from './plan-reply.ts'
import { changePlanFeed, updateStudyPlan } from './update-plan.ts'

const DAY = 86_400_000
const questions = classicQuestions(30)
const table = sharedTable(bankItems(questions, START - MINUTE))
const SECRET = 'a key of thirty-two characters or more'
const signer = {
  sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf(SECRET, purpose, text)),
  verify: (purpose: LinkPurpose, text: string, signature: string) =>
    Promise.resolve(isSignatureOf(SECRET, purpose, text, signature)),
}
const TODAY = dayOf(START, academy.timeZone)
const inDays = (days: number) => dayText(TODAY + days)

/** A student in a course of two readings, a lecture, a practice and an adaptive test, whose three cards are due. */
async function aPlanner(progress: Parameters<typeof aStudier>[3] = {}) {
  const cards = questions.slice(0, 3).map(({ id }) => aDueCard({ id }))
  const content = `plan-${Math.random().toString(36).slice(2)}`
  const studier = await aStudier(table, cards, {}, { content: [content], endTime: START + 90 * DAY, ...progress })
  const { uid, clock } = studier
  const statuses = questions
    .slice(0, 4)
    .reduce((all, { id }, at) => withOutcome(all, id, at === 3 ? 'omitted' : at === 2 ? 'wrong' : 'right'), NO_STATUSES)
  await batchPut(table, [
    aContent(content),
    aSection(content, 's1'),
    aTask(content, 's1', `${content}-1`, { taskType: 'Reading', name: 'A Reading' }),
    aTask(content, 's1', `${content}-2`, { taskType: 'Lecture', name: 'B Lecture' }),
    aTask(content, 's1', `${content}-3`, { taskType: 'Reading', name: 'C Reading' }),
    aTask(content, 's1', `${content}-4`, { taskType: 'Practice', name: 'D Practice', numOfQuestions: 5, tags: ['RN'] }),
    aTask(content, 's1', `${content}-5`, { taskType: 'AdaptiveNCLEX', name: 'E Adaptive' }),
    studyStatusesItem(uid, 0, statuses, 1),
    { ...studySettingsKey(uid), type: 'study-settings', pace: 60, due: 3, dueDay: TODAY } as StudySettingsItem,
  ])
  const deps = { table, now: () => clock.time, calendarUrl: 'https://calendar.example/', ...signer }
  const given = (more: object = {}) => ({
    ...{ examDay: inDays(30), timeZone: academy.timeZone, freeWeekdays: [], freeDays: [], startMinute: 1_080 },
    ...{ version: 0, settingsVersion: 0 },
    ...more,
  })
  const ask = (url: string, method = 'GET') =>
    answerFeed(
      {
        requestContext: { http: { method } },
        queryStringParameters: Object.fromEntries(new URL(url).searchParams),
      },
      { ...deps, siteUrl: 'https://site.example' },
    )
  const complete = (task: string) => {
    const { sk, pk } = taskSummaryKey(uid, 'p1', 's1', task)
    return batchPut(table, [{ pk, sk, type: 'task-summary', task, complete: true } as unknown as TaskSummaryItem])
  }
  return {
    ...{ uid, clock, content, complete, ask, given },
    plan: () => studyPlan(uid, deps),
    update: (more?: object) => updateStudyPlan(uid, given(more), deps),
    feed: (on: boolean, version: number) => changePlanFeed(uid, { on, version }, deps),
    stored: () => getItem<StudyPlanItem>(table, studyPlanKey(uid), { consistent: true }),
    settings: () => getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true }),
  }
}

describe('a plan', () => {
  it('asks for the day of the exam first, and is made of what is left then', async () => {
    const { plan, update } = await aPlanner()
    expect(await plan()).toMatchObject({ state: 'examDayMissing', weeks: [], days: [], feedUrl: null, version: 0 })
    const made = await update()
    // Of 30 questions three were answered; one was left unanswered.
    expect(made).toMatchObject({ state: 'planned', unseen: 27, newADay: 2, wanted: 2, examDay: inDays(30), version: 1 })
    expect(made).toMatchObject({ settingsVersion: 1, cap: 80, today: inDays(0), feedUrl: null })
    expect(made.days).toHaveLength(14)
    expect(made.days[0]).toMatchObject({ day: inDays(0), newItems: 2, reviews: 3, lessons: ['A Reading'] })
    expect(made.weeks.reduce((sum, { newItems }) => sum + newItems, 0)).toBe(27)
    expect(made.weeks.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(3)
    // The practice once, the adaptive test twice in the last three weeks.
    expect(made.weeks.reduce((sum, { tests }) => sum + tests, 0)).toBe(3)
    expect(await plan()).toEqual(made)
  })

  it('leaves out what was done since', async () => {
    const { content, complete, update, plan } = await aPlanner()
    await update()
    await complete(`${content}-1`)
    expect((await plan()).days[0]).toMatchObject({ lessons: ['B Lecture'] })
  })

  it('says that there is no course once it has ended, and that the exam is over', async () => {
    const { clock, update, plan } = await aPlanner()
    await update()
    clock.time += 31 * DAY
    expect(await plan()).toMatchObject({ state: 'examDayOver', days: [] })
    clock.time += 60 * DAY
    expect(await plan()).toMatchObject({ state: 'noCourse', examDay: inDays(30), weeks: [] })
  })

  it('ends a day at the midnight of its student', async () => {
    const { update, clock } = await aPlanner()
    const far = await update({ timeZone: 'Pacific/Kiritimati' })
    expect(far.today).toBe(dayText(dayOf(clock.time, 'Pacific/Kiritimati')))
    expect((await update({ timeZone: 'Pacific/Pago_Pago', version: 1, settingsVersion: 1 })).today).toBe(
      dayText(dayOf(clock.time, 'Pacific/Pago_Pago')),
    )
  })
})

describe('a change of a plan', () => {
  it('keeps what the stream has stored beside it, and takes the number of due reviews away', async () => {
    const { update, settings, stored } = await aPlanner()
    await update({ freeWeekdays: [6, 0], freeDays: [inDays(3)] })
    expect(await stored()).toMatchObject({
      freeWeekdays: [0, 6],
      freeDays: [TODAY + 3],
      startMinute: 1_080,
      version: 1,
    })
    expect(await settings()).toMatchObject({ pace: 60, examDay: TODAY + 30, timeZone: academy.timeZone, version: 1 })
    expect(await settings()).not.toHaveProperty('due')
    // Without another exam the settings stay as they are.
    await update({ freeWeekdays: [], version: 1, settingsVersion: 1 })
    expect(await settings()).toMatchObject({ version: 1 })
    await update({ examDay: null, version: 2, settingsVersion: 1 })
    expect(await settings()).not.toHaveProperty('examDay')
  })

  it('that comes twice is made once; one of another window is refused, and nothing of it is stored', async () => {
    const { update, stored, settings } = await aPlanner()
    const [first, second] = await Promise.all([update(), update()])
    expect(second).toEqual(first)
    expect(await update()).toEqual(first)
    expect((await stored())?.version).toBe(1)
    expect(await refusalOf(update({ freeWeekdays: [3] }))).toMatchObject({ code: 'study-plan-changed' })
    // The settings of reviews were changed, in their own dialog, since the plan was read.
    expect(await refusalOf(update({ freeWeekdays: [3], version: 1, settingsVersion: 0 }))).toMatchObject({
      code: 'study-plan-changed',
    })
    expect((await stored())?.freeWeekdays).toEqual([])
    expect((await settings())?.version).toBe(1)
  })

  it.each([
    { freeWeekdays: [0, 1, 2, 3, 4, 5, 6] },
    { freeDays: ['2027-02-30'] },
    { startMinute: 1_439 },
    { examDay: 'soon' },
    { timeZone: 'Mars/Olympus' },
  ])('is refused with %o, and nothing is stored', async (wrong) => {
    const { update, stored } = await aPlanner()
    expect(await refusalOf(update(wrong))).toMatchObject({ code: 'study-plan-wrong' })
    expect(await stored()).toBeUndefined()
  })

  it('is refused where the account is gone or going', async () => {
    const { uid, update, feed, stored } = await aPlanner()
    await batchPut(table, [{ ...userItem(aUser({ uid })), deleting: 1 } as UserItem])
    expect(await refusalOf(update())).toMatchObject({ code: 'user-not-found' })
    await removeItem(table, userKey(uid))
    expect(await refusalOf(feed(true, 0))).toMatchObject({ code: 'user-not-found' })
    expect(await stored()).toBeUndefined()
  })
})

describe("a calendar's address", () => {
  it('serves the plan until it is renewed or given up', async () => {
    const { update, feed, ask, clock } = await aPlanner()
    await update()
    const { feedUrl } = await feed(true, 1)
    const first = await ask(feedUrl ?? '')
    expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    expect(first.headers['cache-control']).toBe('private, max-age=3600')
    expect(first.body).toContain('SUMMARY:Study: 2 new questions\\, 3 reviews\\, 1 lesson')
    expect(await ask(feedUrl ?? '', 'HEAD')).toEqual({ ...first, body: '' })
    // The same again changes nothing; a new one makes the old one end.
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
    // One that is given out later is no earlier one.
    const later = (await feed(true, 4)).feedUrl
    expect([feedUrl, renewed]).not.toContain(later)
  })

  it('is kept when days are changed', async () => {
    const { update, feed } = await aPlanner()
    const { feedUrl } = await feed(true, 0)
    expect((await update({ version: 1 })).feedUrl).toBe(feedUrl)
  })

  it('renewed by two windows at once is one new address, or says that it has changed', async () => {
    const { feed, stored } = await aPlanner()
    const [a, b] = await Promise.all([feed(true, 0), feed(true, 0)])
    expect(a.feedUrl).toBe(b.feedUrl)
    expect((await stored())?.feed).toBe(1)
    expect(await refusalOf(feed(false, 0))).toMatchObject({ code: 'study-plan-changed' })
  })

  it('of another student, another number, or a signature for something else, is none', async () => {
    const { uid, feed, ask } = await aPlanner()
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

  it('of an account that is deleted is none any more', async () => {
    const { uid, feed, ask } = await aPlanner()
    const { feedUrl } = await feed(true, 0)
    await batchPut(table, [{ ...userItem(aUser({ uid })), deleting: 1 } as UserItem])
    expect(await ask(feedUrl ?? '')).toMatchObject({ statusCode: 410 })
  })
})

it('counts unseen questions by the same pieces in pools and in statuses', () => {
  expect(SHARD_SIZE).toBe(STATUS_RANGE)
})
