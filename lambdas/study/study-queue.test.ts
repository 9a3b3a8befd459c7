import { describe, expect, it } from 'vitest'
import { flippedContent } from '#domain/questions/testing/flipped-content.ts'
import type { Question } from '#domain/questions/question.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { dayText } from '#domain/study/student-day.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { questionKey } from '#table/bank-keys.ts'
import { studySettingsKey } from '#table/study-keys.ts'
import { studySettingsItem, type StudySettingsItem } from '#table/study.ts'
import { aDueCard, aStudier, TODAY } from './testing/a-studier.ts'
import { updateStudySettings } from './update-settings.ts'

const tables = testTables()
const questions = [...questionsOfAllTypes(30), aCaseStudy(501)]
const places = [
  ...questions.slice(0, 30).map(({ id }) => ({ id })),
  ...[1, 2, 3, 4, 5, 6].map((item) => ({ id: 501, item })),
]

async function aQueue(bank: readonly Question[], cards = places.map((place) => aDueCard(place))) {
  const table = await tables.table()
  await batchPut(table, bankItems(bank, START - MINUTE))
  return { table, ...(await aStudier(table, cards)) }
}

/** The same question on screen, with every key inverted and another rationale. */
const flipped = (question: Question): Question => ({
  ...question,
  ...(question.content === undefined ? {} : { content: flippedContent(question.type, question.content) }),
  rationale: `Another rationale of ${question.id}, of another length`,
  answers: question.answers.map((answer, i, all) => {
    const match = all[(i + 1) % all.length]?.match
    const turned = { ...answer, correct: !answer.correct, why: `Another reason of ${answer.letter}` }
    return match === undefined ? turned : { ...turned, match }
  }),
})

describe("a student's queue", () => {
  it('reveals nothing of keys and rationales, on any type of question', async () => {
    const [shown, opposite] = await Promise.all(
      [questions, questions.map(flipped)].map(async (bank) => {
        const { queue } = await aQueue(bank)
        return [await queue(20), await queue(1)]
      }),
    )
    expect(shown?.[0]?.cards).toHaveLength(20)
    expect(shown?.[1]?.cards).toHaveLength(1)
    expect(JSON.stringify(opposite)).toBe(JSON.stringify(shown))
    expect(shown?.[0]).toMatchObject({
      left: 36,
      done: 0,
      waiting: 0,
      settings: { retention: 0.9, cap: 80, version: 0 },
    })
  })

  it('passes over questions that were deleted or are no case study any more', async () => {
    const { table, queue } = await aQueue(questions, [
      aDueCard({ id: 101 }),
      aDueCard({ id: 102 }),
      aDueCard({ id: 103, item: 1 }),
    ])
    await removeItem(table, questionKey(101))
    expect((await queue()).cards.map(({ question }) => question.id)).toEqual([102])
  })

  it('ends at the cap that the student set', async () => {
    const { table, uid, queue } = await aQueue(questions)
    const settings = { retention: 0.9, cap: 12, timeZone: 'America/New_York', examDay: TODAY + 9 }
    await batchPut(table, [studySettingsItem(uid, settings, { version: 1 })])
    const { cards, left, waiting, settings: shown } = await queue(20)
    expect([cards.length, left, waiting]).toEqual([12, 12, 24])
    expect(shown).toEqual({
      ...{ retention: 0.9, cap: 12, timeZone: 'America/New_York', version: 1 },
      examDay: new Date((TODAY + 9) * 86_400_000).toISOString().slice(0, 10),
    })
  })

  it('says when the next cards come, and how many', async () => {
    const later = [101, 102, 103].map((id) => aDueCard({ id }, { due: TODAY + (id === 103 ? 5 : 2) }))
    const { queue } = await aQueue(questions, later)
    expect(await queue()).toMatchObject({ cards: [], nextDay: dayText(TODAY + 2), nextCards: 2 })
  })

  it('is empty for a student without cards', async () => {
    const { queue } = await aQueue(questions, [])
    expect(await queue()).toMatchObject({ cards: [], left: 0, done: 0, waiting: 0 })
  })
})

describe('settings of reviews', () => {
  const wish = { retention: 0.85, cap: 40, examDay: '2027-05-01', timeZone: 'Asia/Manila', version: 0 }

  it('need the current version, can be resent, and notify other tabs', async () => {
    const { uid, queue, deps } = await aQueue(questions, [])
    const saved = { ...wish, version: 1 }
    expect(await updateStudySettings(uid, wish, deps)).toEqual(saved)
    expect(await updateStudySettings(uid, wish, deps)).toEqual(saved)
    expect((await queue()).settings).toEqual(saved)
    expect(await codeOf(updateStudySettings(uid, { ...wish, cap: 50 }, deps))).toBe('study-settings-changed')
    const { examDay: _examDay, ...without } = wish
    expect(await updateStudySettings(uid, { ...without, version: 1 }, deps)).toMatchObject({ examDay: null })
  })

  it('keep the pace that the stream stored', async () => {
    const { table, uid, deps } = await aQueue(questions, [])
    const key = studySettingsKey(uid)
    await batchPut(table, [{ ...key, type: 'study-settings', pace: 31 } as StudySettingsItem])
    await updateStudySettings(uid, wish, deps)
    expect(await getItem<StudySettingsItem>(table, key, { consistent: true })).toMatchObject({ pace: 31, cap: 40 })
  })

  it('are refused if they are invalid or there is no such account', async () => {
    const { table, uid, deps } = await aQueue(questions, [])
    expect(await codeOf(updateStudySettings(uid, { ...wish, cap: 5 }, deps))).toBe('study-settings-wrong')
    for (const examDay of ['2020-01-01', '2035-01-01'])
      expect(await codeOf(updateStudySettings(uid, { ...wish, examDay }, deps))).toBe('study-settings-wrong')
    expect(await codeOf(updateStudySettings('nobody', wish, deps))).toBe('user-not-found')
    expect(await getItem(table, studySettingsKey('nobody'))).toBeUndefined()
  })
})
