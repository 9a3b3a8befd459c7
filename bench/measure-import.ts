import { randomUUID } from 'node:crypto'
import { type ReadRow, readRows } from '#domain/questions/read-row.ts'
import { ChangeQuestionsDocument } from '#generated/admin-operations.ts'
import { nclexAreas } from '#sample/nclex-areas.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { atMost, figure, type Row } from './row.ts'
import { someQuestions } from './search-data.ts'

const ROWS = 10_000
/** Rows of one topic, one after the other, as in the file of a bank. */
const ROWS_A_TOPIC = 100

const topicOf = (row: number) => `Topic ${Math.floor(row / ROWS_A_TOPIC)}`

/** Rows as long as questions of the sample, of all areas, half of them for each adaptive exam; no two ask the same. */
const someRows = (): ReadRow[] =>
  readRows(
    someQuestions(ROWS).map(({ id, body, tags: [exam = ''], ...question }, row) => ({
      ...question,
      body: `Case ${id}: ${body}`,
      tags: [exam, topicOf(row)],
      area: [nclexAreas[id % nclexAreas.length] ?? ''],
    })),
  )

/** Questions a call of a change of ticked questions, as the screen sends them. */
const TICKED_A_CALL = 25

/** Seconds that a tag for all of these questions takes, sent as the screen sends what is ticked. */
async function tagAll(call: CallApi, ids: readonly number[]): Promise<number> {
  const begin = performance.now()
  const change = { action: 'AddTag' as const, tag: 'Easy', batch: randomUUID() }
  for (let at = 0; at < ids.length; at += TICKED_A_CALL) {
    const questions = ids.slice(at, at + TICKED_A_CALL).map((id) => ({ id }))
    const { changeQuestions } = await call(ChangeQuestionsDocument, { ...change, questions })
    if (!changeQuestions.every(({ outcome }) => outcome === 'done')) throw new Error('A question was not changed')
  }
  return (performance.now() - begin) / 1_000
}

/** How long a file of 10,000 questions takes in an academy with adaptive exams: its dry run, its import, and then a tag for all of them. */
export async function measureImport(url: string): Promise<Row[]> {
  const rows = someRows()
  const call = await signIn(url, ADMIN.email, ADMIN.password)
  const newTags = Array.from({ length: ROWS / ROWS_A_TOPIC }, (_, topic) => `Topic ${topic}`)
  const seconds: number[] = []
  let ids: number[] = []
  for (const dryRun of [true, false]) {
    const begin = performance.now()
    const batch = { key: randomUUID(), name: 'bench.json' }
    const outcomes = await sendRows(call, rows, { dryRun, batch, newTags, newAreas: [], onProgress: () => undefined })
    seconds.push((performance.now() - begin) / 1_000)
    if (!outcomes.every(({ outcome }) => outcome === 'new')) throw new Error('The import is not as it should be')
    ids = outcomes.flatMap(({ id }) => id ?? [])
  }
  const tagging = await tagAll(call, ids)
  return [
    atMost(
      'import of 10,000 rows: dry run and import',
      60,
      seconds.reduce((sum, part) => sum + part, 0),
      's',
    ),
    figure('of it: dry run / import', seconds.map((part) => `${part.toFixed(1)} s`).join(' / ')),
    figure('a tag for the 10,000, all of them ticked', `${tagging.toFixed(1)} s`),
  ]
}
