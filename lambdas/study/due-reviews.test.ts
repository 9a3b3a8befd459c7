import { describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { studySettingsKey } from '#table/study-keys.ts'
import { type StudySettingsItem, studySettingsItem } from '#table/study.ts'
import { choiceFor, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { dueReviews } from './due-reviews.ts'
import { aDueCard, aStudier, TODAY } from './testing/a-studier.ts'
import { updateStudySettings } from './update-settings.ts'

const DAY = 86_400_000
const questions = classicQuestions(12)
const table = sharedTable(bankItems(questions, START - MINUTE))
const cards = questions.map(({ id }) => aDueCard({ id }))
const right = choiceFor(questions[0]!, true)

/** A student with twelve due cards, whose pace the stream has stored. */
async function aCounted(some = cards) {
  const studier = await aStudier(table, some, {}, { endTime: START + 30 * DAY })
  const { uid, deps } = studier
  const key = studySettingsKey(uid)
  await batchPut(table, [{ ...key, type: 'study-settings', pace: 31 } as StudySettingsItem])
  return {
    ...studier,
    count: () => dueReviews(uid, deps),
    stored: () => getItem<StudySettingsItem>(table, key, { consistent: true }),
  }
}

describe('the number of due reviews', () => {
  it('is counted once a day, and stored with the settings', async () => {
    const { count, stored, clock, queue } = await aCounted()
    expect(await count()).toBe(12)
    expect(await stored()).toMatchObject({ due: 12, dueDay: TODAY, pace: 31 })
    expect(await count()).toBe(12)
    // Reviews that accumulated during an absence are spread over days (queue.test.ts).
    clock.time += DAY
    expect(await count()).toBe(10)
    expect(await stored()).toMatchObject({ dueDay: TODAY + 1 })
    expect((await queue()).left).toBe(10)
  })

  it('goes down with each review, once for answers that come twice', async () => {
    const { answer, rate, count, queue } = await aCounted()
    await count()
    const first = { id: questions[0]!.id }
    await Promise.all([answer(first, right), answer(first, right)])
    await answer(first, right)
    await rate(first, 'easy')
    expect(await count()).toBe(11)
    expect((await queue()).left).toBe(11)
  })

  it('is corrected by the queue, and counted again after a change of the settings', async () => {
    const { uid, count, queue, stored } = await aCounted()
    const settings = { retention: 0.9, cap: 80, timeZone: 'America/New_York' }
    const early: StudySettingsItem = { ...studySettingsItem(uid, settings, {}), due: 3, dueDay: TODAY }
    await batchPut(table, [early])
    expect(await count()).toBe(3)
    await queue()
    expect(await count()).toBe(12)
    await updateStudySettings(uid, { ...settings, cap: 10, version: 0 }, { table, now: () => START })
    expect(await stored()).not.toHaveProperty('due')
    expect(await count()).toBe(10)
  })

  it('is zero without cards, and is not stored for a student without settings', async () => {
    const studier = await aStudier(table, [])
    expect(await dueReviews(studier.uid, studier.deps)).toBe(0)
    const other = await aStudier(table, cards)
    expect(await dueReviews(other.uid, other.deps)).toBe(12)
    await other.answer({ id: questions[0]!.id }, right)
    for (const { uid } of [studier, other])
      expect(await getItem(table, studySettingsKey(uid), { consistent: true })).toBeUndefined()
  })
})
