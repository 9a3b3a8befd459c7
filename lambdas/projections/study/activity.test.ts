import { beforeEach, describe, expect, it } from 'vitest'
import { answerClock } from '#domain/attempts/answer-clock.ts'
import type { Attempt, AttemptQuestion } from '#domain/attempts/attempt.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { typeCode } from '#domain/study/question-facts.ts'
import { caseItems } from '#domain/questions/types/case-study.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { nclexAreasKey, tagsKey, userKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { questionItem } from '#table/question.ts'
import {
  type StudyReviewsItem,
  type StudyStandingItem,
  type StudyWeekItem,
  studyWeekItem,
  weekOfItem,
  studySettingsItem,
} from '#table/study.ts'
import { activityOfUser, studyStandingKey } from '#table/study-keys.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectCards } from './cards.ts'
import { ON } from '../on.ts'
import { aBatch } from '../testing/batch-fixture.ts'
import { anEndedAttempt, ended } from '../testing/ended-attempt.ts'

const table = freshTable()
const HOUR = 3_600
// 10 PM on a Sunday in New York.
const START = Date.UTC(2026, 5, 15, 2)
const SUNDAY = dayOf(START, 'America/New_York')
const MONDAY = SUNDAY - 6

const study = aCaseStudy(1)
const bank = [
  { ...study, id: 7, tags: ['NCLEX-RN', 'Renal'], area: ['Basic Care and Comfort'] },
  { ...study, id: 5, type: 'Multiple Choice', tags: ['renal', 'Take Action'], area: [] } as const,
]

beforeEach(async () => {
  const list = (values: string[]) => ({ values, removed: new Set<number>() })
  await batchPut(table, [
    userItem(aUser({ uid: 'u1' })),
    listItem(tagsKey, list(['NCLEX-RN', 'Cardiac', 'Renal', 'Take Action']), 1),
    listItem(nclexAreasKey, list(['Management of Care', 'Basic Care and Comfort']), 1),
    ...bank.map((question) =>
      questionItem({ ...question, tags: [...question.tags], area: [...question.area] }, { version: 1, time: 1 }),
    ),
  ])
})

type Line = { id: number; points?: number; max?: number; after?: number; item?: number }

/** `after`: seconds from the start to the answer. */
function aTest(n: number, lines: readonly Line[], more: Partial<Attempt> = {}) {
  const questions = lines.map(({ id, points, max = 1, after = 10, item }): AttemptQuestion => ({
    id,
    ...(item === undefined ? {} : { item }),
    ...(points === undefined
      ? {}
      : { answer: { choice: [0], correct: points === max, points, max, clock: answerClock(START + after * 1_000) } }),
  }))
  return anEndedAttempt({ n, startTime: START, questions, ...more })
}

const project = (...items: ReturnType<typeof aTest>[]) => projectCards(aBatch(ON.cards, ...items.map(ended)), { table })
type Stored = StudyWeekItem | StudyReviewsItem | StudyStandingItem
const stored = () => queryItems<Stored>(table, { ...activityOfUser('u1', '2026'), consistent: true })
const isWeek = (item: Stored): item is StudyWeekItem => item.type === 'study-week'
const weeks = async () => (await stored()).filter(isWeek).map(weekOfItem)

const lines: Line[] = [
  { id: 5, points: 1 },
  { id: 7, item: 4, points: 2, max: 3, after: 60 },
  { id: 99, points: 0, after: 90 },
  { id: 5, points: 0, after: 2 * HOUR + 5 },
  { id: 8 },
]

describe('the activity of a test that ended', () => {
  it('is counted by day and week of the student, and by area, tag, type and step', async () => {
    await project(aTest(1, lines))
    const itemType = typeCode(caseItems(study.content)[3]!.type)
    expect(await weeks()).toEqual([
      {
        week: MONDAY,
        days: [{ day: SUNDAY, items: 3, points: 3, max: 5, timed: 3, seconds: 90 }],
        groups: [
          { kind: 'area', code: 1, items: 1, points: 2, max: 3 },
          { kind: 'tag', code: 0, items: 1, points: 2, max: 3 },
          { kind: 'tag', code: 2, items: 2, points: 3, max: 4 },
          { kind: 'tag', code: 3, items: 1, points: 1, max: 1 },
          { kind: 'type', code: 1, items: 1, points: 1, max: 1 },
          { kind: 'type', code: itemType, items: 1, points: 2, max: 3 },
          // Has the tag of one question, and the number of the other, which is the fourth.
          { kind: 'step', code: 3, items: 1, points: 2, max: 3 },
          { kind: 'step', code: 4, items: 1, points: 1, max: 1 },
        ],
      },
      expect.objectContaining({
        week: SUNDAY + 1,
        days: [{ day: SUNDAY + 1, items: 1, points: 0, max: 1, timed: 0, seconds: 0 }],
      }),
    ])
    expect((await stored()).map(({ sk }) => sk)).toEqual(['ACTIVITY#2026-06-08', 'ACTIVITY#2026-06-15'])
  })

  it('does not change when its batch comes again, whole, in parts or after a later test', async () => {
    await project(aTest(1, lines))
    const first = await stored()
    await project(aTest(1, lines))
    await project(aTest(1, lines), aTest(1, lines))
    expect(await stored()).toEqual(first)
    await project(aTest(2, [{ id: 5, points: 1 }]))
    const later = await stored()
    expect((await weeks())[0]?.days).toEqual([{ day: SUNDAY, items: 4, points: 4, max: 6, timed: 4, seconds: 100 }])
    await project(aTest(1, lines), aTest(2, [{ id: 5, points: 1 }]))
    expect(await stored()).toEqual(later)
  })

  it('resumes where a failure between two weeks left it', async () => {
    await project(aTest(1, lines))
    const all = await stored()
    const [, second] = all
    await removeItem(table, second!)
    await project(aTest(1, lines))
    expect(await stored()).toEqual(all)
  })

  it('keeps another test that is counted at the same time', async () => {
    const days = [{ day: MONDAY, items: 9, points: 9, max: 9, timed: 0, seconds: 0 }]
    const other = { week: MONDAY, days, groups: [] }
    const hash = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])
    await project(aTest(1, [{ id: 5, points: 1 }]))
    const item = studyWeekItem('u1', other, { counted: new Uint8Array(), hash, version: 1 })
    await removeItem(table, item)
    // The test's cards and statuses are stored, so the next update is that of its week.
    beforeNext(table, 'UpdateItemCommand', () => batchPut(table, [item]))
    await project(aTest(1, [{ id: 5, points: 1 }]))
    expect((await weeks())[0]?.days.map(({ items }) => items)).toEqual([9, 1])
  })

  it('follows the time zone of the student, and the academy’s until one is set', async () => {
    await batchPut(table, [
      studySettingsItem('u1', { retention: 0.9, cap: 20, timeZone: 'Asia/Manila' }, { version: 1 }),
    ])
    await project(aTest(1, [{ id: 5, points: 1 }]))
    expect((await weeks()).map(({ days }) => days.map(({ day }) => dayText(day)))).toEqual([['2026-06-15']])
  })

  it('is empty for a student who is being deleted, is deleted, or answered nothing', async () => {
    await project(aTest(1, [{ id: 5 }]))
    await batchPut(table, [{ ...userItem(aUser({ uid: 'u1' })), deleting: START } as never])
    await project(aTest(2, lines))
    await removeItem(table, userKey('u1'))
    await project(aTest(3, lines))
    expect(await stored()).toEqual([])
  })
})

describe('an adaptive test that ended', () => {
  const adaptive = (n: number, endTime: number, ability?: number) =>
    aTest(n, [{ id: 5, points: 1 }], {
      kind: 'AdaptiveNCLEX',
      endTime,
      plan: { tag: 'NCLEX-RN', min: 85, max: 150, areas: 8 },
      decision: {
        ...{ rule: 'confidence', passed: true, answered: 85, standard: 0.1 },
        ...(ability === undefined ? {} : { estimate: { ability, error: 0.25 } }),
      },
    })
  const standing = () => getItem<StudyStandingItem>(table, studyStandingKey('u1'), { consistent: true })

  it('sets the student’s standing by the last one that ended', async () => {
    await project(adaptive(2, START + 50_000, 0.7))
    const last = { type: 'study-standing', progress: 'p1', task: 't1', n: 2, time: START + 50_000, exam: 'NCLEX-RN' }
    const key = studyStandingKey('u1')
    expect(await standing()).toEqual({ ...key, ...last, standard: 0.1, ability: 0.7, error: 0.25 })
    await project(adaptive(1, START + 40_000, -0.4))
    await project(adaptive(2, START + 50_000, 0.7))
    expect(await standing()).toEqual({ ...key, ...last, standard: 0.1, ability: 0.7, error: 0.25 })
    await project(adaptive(3, START + 60_000))
    expect(await standing()).toEqual({ ...key, ...last, n: 3, time: START + 60_000, standard: 0.1 })
  })
})
