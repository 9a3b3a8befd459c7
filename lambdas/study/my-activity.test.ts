import { describe, expect, it } from 'vitest'
import { type WeekActivity, weekOf } from '#domain/study/activity.ts'
import { dayText } from '#domain/study/student-day.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { studyWeekItem, studySettingsItem } from '#table/study.ts'
import { quartilesKey, studyStandingKey } from '#table/study-keys.ts'
import { choiceFor, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { publishQuartiles } from './publish-quartiles.ts'
import { myActivity } from './my-activity.ts'
import { myRetention } from './my-retention.ts'
import { shareActivity } from './share-activity.ts'
import { aDueCard, aStudier, TODAY } from '#lambdas/study/testing/a-studier.ts'

const DAY = 86_400_000
const questions = classicQuestions(6)
const table = freshTable([
  ...bankItems(questions, START - MINUTE),
  listItem(tagsKey, { values: ['Old', 'Renal', 'Heart'], removed: new Set([0]), became: new Map([[0, 1]]) }, 2),
  listItem(nclexAreasKey, { values: ['Management of Care'], removed: new Set() }, 2),
])
const right = choiceFor(questions[0]!, true)
const hash = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])

const weekItem = (uid: string, activity: WeekActivity) =>
  studyWeekItem(uid, activity, { counted: new Uint8Array(), hash, version: 1 })
const aDay = (day: number, items: number) => ({ day, items, points: items / 2, max: items, timed: items, seconds: 600 })
const aWeek = (uid: string, day: number, items: number, groups: WeekActivity['groups'] = []) =>
  weekItem(uid, { week: weekOf(day), days: [aDay(day, items)], groups })

describe('the own activity', () => {
  it('shows days, weeks by the names that labels have now, and the last adaptive test', async () => {
    const { uid, deps } = await aStudier(table, [])
    const week = TODAY - 14
    await batchPut(table, [
      aWeek(uid, week, 8, [
        { kind: 'tag', code: 0, items: 3, points: 2, max: 4 },
        { kind: 'tag', code: 1, items: 2, points: 2, max: 2 },
        { kind: 'area', code: 0, items: 8, points: 6, max: 9 },
        { kind: 'area', code: 70, items: 8, points: 6, max: 9 },
        { kind: 'type', code: 16, items: 1, points: 0, max: 2 },
        { kind: 'step', code: 5, items: 1, points: 0, max: 2 },
      ]),
      aWeek(uid, TODAY - 380, 99),
      {
        ...studyStandingKey(uid),
        ...{ type: 'study-standing', progress: 'p1', task: 't9', n: 3, time: START, exam: 'NCLEX-RN', standard: 0 },
      },
    ])
    const monday = dayText(weekOf(week))
    const counts = (items: number, points: number, maxPoints: number) => [{ week: monday, items, points, maxPoints }]
    expect(await myActivity(uid, deps)).toEqual({
      today: dayText(TODAY),
      days: [{ day: dayText(week), items: 8, points: 4, maxPoints: 8, timedItems: 8, seconds: 600, reviews: 0 }],
      groups: [
        { kind: 'tag', name: 'Renal', weeks: counts(5, 4, 6) },
        { kind: 'area', name: 'Management of Care', weeks: counts(8, 6, 9) },
        { kind: 'type', name: 'Select N', weeks: counts(1, 0, 2) },
        { kind: 'step', name: 'Evaluate Outcomes', weeks: counts(1, 0, 2) },
      ],
      standing: {
        ...{ progressKey: 'p1', taskKey: 't9', n: 3, time: START, exam: 'NCLEX-RN', standard: 0 },
        ...{ ability: null, error: null },
      },
      shared: false,
      compared: [],
    })
  })

  it('is empty for a student who did nothing, and needs no course', async () => {
    const activity = await myActivity('nobody-yet', { table, now: () => START })
    expect(activity).toEqual({
      ...{ today: dayText(TODAY), days: [], groups: [], standing: null, shared: false, compared: [] },
    })
    expect(await myRetention('nobody-yet', { table, now: () => START })).toEqual({
      ...{ cards: 0, today: null, examDay: null, onExamDay: null },
    })
  })

  it('counts a review once on its day, also when repeated', async () => {
    const { uid, deps, answer, rate, clock } = await aStudier(
      table,
      questions.map(({ id }) => aDueCard({ id })),
      {},
      { endTime: START + 30 * DAY },
    )
    const place = (index: number) => ({ id: questions[index]!.id })
    await batchPut(table, [aWeek(uid, TODAY, 4)])
    await Promise.all([answer(place(0), right), answer(place(0), right)])
    await answer(place(0), right)
    await rate(place(0), 'easy')
    await answer(place(1), choiceFor(questions[1]!, false))
    clock.time += DAY
    await answer(place(2), choiceFor(questions[2]!, true))
    const { days } = await myActivity(uid, deps)
    expect(days.map(({ day, items, reviews }) => [day, items, reviews])).toEqual([
      [dayText(TODAY), 4, 2],
      [dayText(TODAY + 1), 0, 1],
    ])
  })
})

it('the retention is given for today and for the exam day', async () => {
  const { uid, deps } = await aStudier(table, [aDueCard({ id: 1 }), aDueCard({ id: 400 }, { last: TODAY })])
  expect(await myRetention(uid, deps)).toEqual({
    ...{ cards: 2, today: expect.closeTo(0.95, 6), examDay: null, onExamDay: null },
  })
  const settings = { retention: 0.9, cap: 80, timeZone: 'America/New_York' }
  await batchPut(table, [studySettingsItem(uid, { ...settings, examDay: TODAY + 10 }, { version: 1 })])
  const { onExamDay, examDay } = await myRetention(uid, deps)
  expect(examDay).toBe(dayText(TODAY + 10))
  expect(onExamDay).toBeLessThan(0.9)
  expect(onExamDay).toBeGreaterThan(0.8)
  await batchPut(table, [studySettingsItem(uid, { ...settings, examDay: TODAY }, { version: 2 })])
  expect(await myRetention(uid, deps)).toMatchObject({ examDay: null, onExamDay: null })
})

describe('students who compare themselves', () => {
  const now = () => START
  const stored = () => getItem(table, quartilesKey, { consistent: true })

  it('see the borders of thirty or more, and only while they share', async () => {
    const { uid } = await aStudier(table, [])
    await batchPut(table, [aWeek(uid, TODAY - 7, 400)])
    const others = await Promise.all(Array.from({ length: 29 }, () => aStudier(table, [])))
    await batchPut(
      table,
      others.map((other, n) => aWeek(other.uid, TODAY - 7, 40 + n * 10)),
    )
    for (const other of others) await shareActivity(other.uid, true, { table })
    expect(await publishQuartiles({ table, now })).toEqual({ compared: 29 })
    expect(await stored()).toEqual({ ...quartilesKey, type: 'study-quartiles', time: START })
    // Later on the same day, nothing is read.
    await shareActivity(uid, true, { table })
    expect(await publishQuartiles({ table, now })).toEqual({ compared: 0 })
    const tomorrow = () => START + DAY
    expect((await myActivity(uid, { table, now: tomorrow })).compared).toEqual([])
    expect(await publishQuartiles({ table, now: tomorrow })).toEqual({ compared: 30 })
    // 40, 50 … 320 and 400.
    const items = { lower: 115, upper: 260 }
    expect((await myActivity(uid, { table, now: tomorrow })).compared).toEqual([
      { measure: 'items', own: 400, ...items, quarter: 'upper' },
      { measure: 'days', own: 1, lower: 1, upper: 1, quarter: 'middle' },
      { measure: 'share', own: 0.5, lower: 0.5, upper: 0.5, quarter: 'middle' },
    ])
    expect(await shareActivity(uid, false, { table })).toBe(false)
    expect(await myActivity(uid, { table, now: tomorrow })).toMatchObject({ shared: false, compared: [] })
    // Their data is no longer included, and the others alone are too few.
    expect(await publishQuartiles({ table, now: () => START + 2 * DAY })).toEqual({ compared: 29 })
    expect(await stored()).toEqual({ ...quartilesKey, type: 'study-quartiles', time: START + 2 * DAY })
  })

  it('store no quartiles without data or when time is over, and need an account to share', async () => {
    expect(await publishQuartiles({ table, now })).toEqual({ compared: 0 })
    expect(await stored()).toBeUndefined()
    expect(await refusalOf(shareActivity('gone', true, { table }))).toMatchObject({ code: 'user-not-found' })
    const { uid } = await aStudier(table, [])
    await shareActivity(uid, true, { table })
    await shareActivity(uid, true, { table })
    expect(await publishQuartiles({ table, now }, () => true)).toEqual({ compared: 0 })
    expect(await stored()).toBeUndefined()
  })
})
