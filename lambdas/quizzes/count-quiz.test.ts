import { describe, expect, it } from 'vitest'
import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { academy } from '#domain/academy.ts'
import type { QuizFilterInput } from '#generated/schema.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { packNumbers } from '#table/pool.ts'
import { studyMissesItem, withMisses, studyStatusesItem } from '#table/study-statuses.ts'
import { examFile, RESERVED_TESTS } from '#table/search-files.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { aBigQuizzer, BIG_BANK, BIG_FILTERS } from './testing/a-big-quizzer.ts'
import { aQuizzer } from './testing/a-quizzer.ts'

const tables = testTables()
const TODAY = dayOf(START, academy.timeZone)

const BANK = [
  aQuestion({ id: 101, tags: ['RN', 'Easy', 'Heart'], area: ['Safety'] }),
  aQuestion({ id: 102, tags: ['RN', 'Heart', 'recognize cues'], area: ['Care'] }),
  aQuestion({ id: 103, tags: ['RN', 'Lung'], area: ['Safety', 'Care'], type: 'Priority' }),
  aQuestion({ id: 104, tags: ['PN', 'Heart'] }),
  aQuestion({ id: 105, tags: ['Lung'] }),
  { ...aCaseStudy(106), tags: ['RN', 'Heart'], area: ['Care'] },
]

/** 101 right, 102 wrong today, 103 left out and flagged; 105 wrong 14 days ago. */
const withStatuses = async () => {
  const quizzer = await aQuizzer(await tables.table(), BANK)
  const { uid, deps } = quizzer
  const statuses = { right: bitmapOf([101]), wrong: bitmapOf([102, 105]), omitted: bitmapOf([103]) }
  await batchPut(deps.table, [
    { ...studyStatusesItem(uid, 0, statuses, 1), flagged: packNumbers(bitmapOf([103])) } as never,
    studyMissesItem(
      uid,
      { [TODAY]: withMisses({}, TODAY, [102])[TODAY] as Uint8Array, [TODAY - 14]: Uint8Array.of(0, 0, 0, 105) },
      1,
    ),
  ])
  return quizzer
}

describe('how many questions a filter finds', () => {
  const cases: [string, Partial<QuizFilterInput>, number][] = [
    ['everything of the subject, a case study as six', {}, 10],
    ['any of the areas', { areas: ['Safety', 'No such area'] }, 2],
    ['any of the tags', { tags: ['Lung'] }, 2],
    ['lists together', { tags: ['Heart'], areas: ['Care'] }, 7],
    ['a type', { types: ['Priority'] }, 1],
    ['case studies', { types: ['Case Study'] }, 6],
    ['a step, which case studies have all', { steps: ['Recognize Cues'] }, 7],
    ['easy ones', { difficulties: ['easy'] }, 1],
    ['hard ones: none is known to be', { difficulties: ['hard'] }, 0],
    ['unused ones', { statuses: ['unused'] }, 6],
    ['right ones', { statuses: ['right'] }, 1],
    ['wrong or omitted ones', { statuses: ['wrong', 'omitted'] }, 3],
    ['flagged ones', { statuses: ['flagged'] }, 1],
    ['flagged or right ones', { statuses: ['flagged', 'right'] }, 2],
    ['the misses of 14 days', { recentMisses: true }, 1],
    ['a tag that there is not', { tags: ['__proto__'] }, 0],
  ]
  it.each(cases)('finds %s', async (_, filter, count) => {
    const quizzer = await withStatuses()
    expect(await quizzer.found(filter)).toBe(count)
  })

  it.each<[string, Partial<QuizFilterInput>]>([
    ['without a filter', {}],
    ['with two lists', { statuses: ['wrong', 'omitted'], tags: ['Heart', 'Lung'] }],
    ['with a list that finds nothing', { areas: ['No such area'] }],
    ['with the misses of 14 days', { recentMisses: true, types: ['Multiple Choice', 'Priority'] }],
  ])('counts each name as a filter with that name alone in its list would, %s', async (_, filter) => {
    const quizzer = await withStatuses()
    const { options, recentMisses } = await quizzer.counts(filter)
    expect(recentMisses).toBe(await quizzer.found({ ...filter, recentMisses: true }))
    const counted = new Map(options.map(({ list, name, count }) => [`${list}/${name}`, count]))
    const names = {
      statuses: ['unused', 'right', 'wrong', 'omitted', 'flagged'],
      areas: ['Safety', 'Care'],
      tags: ['Heart', 'Lung', 'RN'],
      types: ['Priority', 'Case Study'],
      steps: ['Recognize Cues'],
      difficulties: ['easy', 'medium', 'hard'],
    }
    for (const [list, all] of Object.entries(names))
      for (const name of all)
        expect([list, name, counted.get(`${list}/${name}`) ?? 0]).toEqual([
          list,
          name,
          await quizzer.found({ ...filter, [list]: [name] }),
        ])
  })

  it('uses the difficulty from students’ answers, if there are enough', async () => {
    const quizzer = await withStatuses()
    const entry = (id: number, source: string, threshold: number) => ({
      id,
      source,
      parts: [{ thresholds: [threshold] }],
    })
    const entries = [entry(101, 'responses', 1), entry(102, 'label', 2), entry(103, 'responses', -1)]
    await quizzer.files.write(examFile('RN'), entries)
    expect(await quizzer.found({ difficulties: ['hard'] })).toBe(1)
    expect(await quizzer.found({ difficulties: ['easy'] })).toBe(1)
    expect(await quizzer.found({ difficulties: ['medium'] })).toBe(8)
  })

  it('omits questions reserved for a test of the course', async () => {
    const quizzer = await withStatuses()
    await quizzer.files.write(RESERVED_TESTS, [
      { key: 't1', tags: ['Heart', 'RN'] },
      { key: 't2', tags: [] },
    ])
    expect(await quizzer.found()).toBe(2)
  })

  it('refuses a filter that no form offers', async () => {
    const quizzer = await withStatuses()
    for (const filter of [{ statuses: ['constructor'] }, { tags: [''] }, { types: ['Case Study', 'x'] }])
      expect(await codeOf(quizzer.found(filter))).toBe('quiz-form-wrong')
  })

  it('counts 10,000 questions within 100 ms of processor time and 2 read units, and reads files of which nothing changed once', async () => {
    const table = await tables.table()
    const quizzer = await aBigQuizzer(table)
    expect(await quizzer.found()).toBe(BIG_BANK)
    quizzer.files.reads.length = 0
    const meter = meteredTable(table)
    for (const filter of BIG_FILTERS) {
      // Takes the minimum, to exclude garbage collection and compilation.
      const times: number[] = []
      for (let run = 0; run < 5; run += 1) {
        quizzer.clock.time += 1_000
        meter.reset()
        const before = process.cpuUsage()
        await quizzer.found(filter)
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1_000)
        expect(meter.read).toBeLessThanOrEqual(2)
      }
      expect(Math.min(...times)).toBeLessThan(100)
    }
    expect(quizzer.files.reads).toEqual([])
  })
})
