import { expect, it } from 'vitest'
import { HIGHLIGHTED_LENGTH } from '#domain/attempts/highlights.ts'
import { NOTE_LENGTH } from '#domain/attempts/marks.ts'
import type { MarkQuestionInput } from '#generated/schema.ts'
import { attemptKey } from '#table/keys.ts'
import { markKey } from '#table/study-keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptMarks, markQuestion } from './mark-question.ts'

const table = sharedTable(bankItems(questionsOfAllTypes(40), START - MINUTE))

async function aMarker() {
  const student = await aStudent(table)
  const { uid, keys, deps } = student
  const input = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1, position: 0, version: 0 }
  const mark = (facts: Partial<MarkQuestionInput> = {}, as: string = uid) =>
    markQuestion({ ...input, flagged: false, struck: [], note: '', highlights: [], ...facts }, as, deps)
  const list = (as: string = uid) =>
    attemptMarks({ uid: as, progress: keys.progressKey, task: keys.taskKey, n: 1 }, deps)
  return { ...student, mark, list }
}

it('a mark stores flag, struck answers, and note, and each write replaces the version that was read', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  expect(await list()).toEqual([])
  const first = await mark({ flagged: true, struck: [2, 0], note: 'Airway <b>first</b>\r\n ' })
  const marks = { flagged: true, struck: [0, 2], note: 'Airway <b>first</b>' }
  expect(first).toEqual({ position: 0, version: 1, ...marks, highlights: [] })
  const none = { position: 0, version: 2, flagged: false, struck: [], note: '', highlights: [] }
  expect(await mark({ version: 1 })).toEqual(none)
  expect(await list()).toEqual([none])
})

it('a repeated call gets the same reply, and another one over an outdated version is refused with the stored marks', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  const first = await mark({ note: 'Mine' })
  expect(await mark({ note: 'Mine' })).toEqual(first)
  const refusal = await refusalOf(mark({ note: 'Theirs' }))
  expect(refusal).toMatchObject({ code: 'marks-changed', data: { marks: first } })
  expect(await refusalOf(mark({ version: 7 }))).toMatchObject({ code: 'marks-changed', data: { marks: first } })
  expect(await list()).toEqual([first])
})

it('one of several tabs that write at once succeeds, and the others are refused', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  const written = await Promise.allSettled(['a', 'b', 'c'].map((note) => mark({ note })))
  const won = written.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(won).toHaveLength(1)
  expect(await list()).toEqual(won)
})

it('a student can mark the question on screen and earlier ones only, also after the end', async () => {
  const { start, check, move, mark, list } = await aMarker()
  const first = await start()
  expect((await refusalOf(mark({ position: 1, flagged: true }))).code).toBe('not-this-question')
  expect((await refusalOf(mark({ position: -1 }))).code).toBe('not-this-question')
  expect((await refusalOf(mark({ position: 999 }))).code).toBe('not-this-question')
  await check(first, true)
  await mark({ position: 1, flagged: true })
  await move({ n: 1, action: 'finish' })
  await mark({ position: 0, note: 'Read again' })
  expect((await refusalOf(mark({ position: 2 }))).code).toBe('not-this-question')
  expect((await list()).map(({ position, flagged, note }) => [position, flagged, note])).toEqual([
    [0, false, 'Read again'],
    [1, true, ''],
  ])
})

it('a student can read and write marks only in their own attempt', async () => {
  const { start, mark, list } = await aMarker()
  expect((await refusalOf(mark())).code).toBe('attempt-not-found')
  await start()
  await mark({ note: 'Mine' })
  expect(await list('somebody else')).toEqual([])
  expect((await refusalOf(mark({}, 'somebody else'))).code).toBe('attempt-not-found')
})

it('highlights are stored, are kept for clients that do not know them, and are refused if too long or without a place', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  const highlight = { block: 'a1b2', start: 4, text: '<b>stridor</b>' }
  expect((await mark({ highlights: [highlight] })).highlights).toEqual([highlight])
  const older = await mark({ version: 1, flagged: true, highlights: null })
  expect(older).toMatchObject({ version: 2, flagged: true, highlights: [highlight] })
  const long = { ...highlight, text: 'x'.repeat(HIGHLIGHTED_LENGTH + 1) }
  expect((await refusalOf(mark({ version: 2, highlights: [long] }))).code).toBe('too-much-highlighted')
  expect((await refusalOf(mark({ version: 2, highlights: [{ ...highlight, start: -1 }] }))).code).toBe(
    'marks-not-valid',
  )
  expect(await list()).toEqual([older])
  expect((await mark({ version: 2 })).highlights).toEqual([])
})

it('an overlong or out-of-range mark is refused and writes nothing', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  expect((await refusalOf(mark({ note: 'x'.repeat(NOTE_LENGTH + 1) }))).code).toBe('note-too-long')
  expect((await refusalOf(mark({ struck: [-1] }))).code).toBe('marks-not-valid')
  expect((await refusalOf(mark({ version: -1 }))).code).toBe('marks-not-valid')
  expect(await list()).toEqual([])
})

it('a mark leaves the attempt unchanged and stores its question for the notes page', async () => {
  const { uid, keys, start, mark } = await aMarker()
  const { question } = await start()
  const key = attemptKey(uid, keys.progressKey, keys.taskKey, 1)
  const before = await getItem(table, key)
  await mark({ note: 'Mine', struck: [0] })
  expect(await getItem(table, key)).toEqual(before)
  expect(await getItem(table, markKey(uid, keys.progressKey, keys.taskKey, 1, 0))).toMatchObject({
    question: question?.id,
    section: keys.sectionKey,
    startTime: START,
  })
})

it('a mark costs 3.5 read and 4 write units, 2 more if the flag changes, and a list 1.5 read units', async () => {
  const { start, mark, list } = await aMarker()
  await start()
  const meter = meteredTable(table)
  await mark({ flagged: true, struck: [1], note: 'A note. '.repeat(80) })
  expect(meter.read).toBeLessThanOrEqual(4)
  expect(meter.write).toBeLessThanOrEqual(6)
  meter.reset()
  await mark({ flagged: true, struck: [1], note: 'A note. '.repeat(70), version: 1 })
  expect(meter.read).toBeLessThanOrEqual(4)
  expect(meter.write).toBeLessThanOrEqual(4)
  meter.reset()
  await list()
  expect(meter.read).toBe(1.5)
})
