import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { csvOfRows, jsonOfRows, type ExportRow } from '#domain/questions/export-rows.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { readRows } from '#domain/questions/read-row.ts'
import {
  AddQuestionDocument,
  DeleteQuestionDocument,
  ExportQuestionsDocument,
  ImportsDocument,
  QuestionListDocument,
  UndoImportDocument,
} from '#generated/admin-operations.ts'
import { TestUsersDocument } from '#generated/operations.ts'
import type { QuestionInput, QuestionSearchInput } from '#generated/schema.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { readFile } from '#tools/import-questions/read-file.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'

const REAL = '../shared/data/openstax-questions.json'
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  )
const aQuestion = (change: Partial<QuestionInput> = {}): QuestionInput => ({
  type: 'Multiple Choice',
  body: 'Which finding is reported first?',
  answers: [{ text: 'This', correct: true }, { text: 'That' }],
  rationale: 'Because.',
  tags: ['RN'],
  area: ['Management of Care'],
  ...change,
})

describe('the question bank over the API', () => {
  let admin: CallApi
  const folder = mkdtempSync(join(tmpdir(), 'academy-questions-'))
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const add = async (input: QuestionInput, requestId: string = randomUUID()) =>
    (await admin(AddQuestionDocument, { input, requestId })).addQuestion
  const list = async (search?: QuestionSearchInput, page = 1) =>
    (await admin(QuestionListDocument, { page, ...(search ? { search } : {}) })).questions
  const idsOf = async (search: QuestionSearchInput) => (await list(search)).items.map(({ id }) => id)
  /** Lists follow a write by a moment. */
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 })

  it('lists what is added, finds it by words, number, tags and area, and forgets what is deleted', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const { id, version } = await add(aQuestion({ body: `Which ${word}?` }))
    await soon(async () => expect(await idsOf({ type: 'Default', text: word.toUpperCase() })).toEqual([id]))
    expect(await idsOf({ type: 'Number', text: String(id) })).toEqual([id])
    const lastPage = async (search: QuestionSearchInput) =>
      (await list(search, 1_000)).items.map((question) => question.id)
    expect(await lastPage({ type: 'Tag', tags: ['RN'] })).toContain(id)
    expect(await lastPage({ type: 'Areas', subject: 'RN', areas: ['Management of Care'] })).toContain(id)
    expect(await lastPage({ type: 'Areas', subject: 'PN', areas: ['Management of Care'] })).not.toContain(id)
    expect(await admin(DeleteQuestionDocument, { id, version })).toEqual({ deleteQuestion: id })
    await soon(async () => expect(await idsOf({ type: 'Default', text: word })).toEqual([]))
    expect(await code(admin(DeleteQuestionDocument, { id, version }))).toBe('question-not-found')
  })
  it('finds users by every word of their data, of one type or of both, with their number', async () => {
    const { email } = await newStudent(API_URL)
    const find = async (search: string, type?: 'Student' | 'Admin') =>
      (await admin(TestUsersDocument, { search, page: 1, ...(type ? { type } : {}) })).users
    await soon(async () => expect((await find(` ${email.toUpperCase()} newman`)).items).toHaveLength(1))
    expect((await find(email, 'Admin')).total).toBe(0)
    expect((await find('avery', 'Admin')).items.map(({ type }) => type)).toEqual(['Admin'])
  })

  async function exported(): Promise<ExportRow[]> {
    const rows: ExportRow[] = []
    for (let page = 1; ; page += 1) {
      const { items } = (await admin(ExportQuestionsDocument, { page })).exportQuestions
      if (items.length === 0) return rows
      rows.push(...items)
    }
  }
  const ALL_NEW = { newTags: [], newAreas: [], onProgress: () => undefined }
  /** What an import of the exported files would do, by outcome. */
  async function roundTrip(rows: readonly ExportRow[]): Promise<Record<string, number>[]> {
    const results: Record<string, number>[] = []
    for (const [name, text] of [
      ['bank.csv', csvOfRows(rows)],
      ['bank.json', jsonOfRows(rows)],
    ] as const) {
      const file = join(folder, name)
      writeFileSync(file, text)
      const outcomes = await sendRows(admin, readRows((await readFile(file)).values), { ...ALL_NEW, dryRun: true })
      const counts: Record<string, number> = {}
      for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
      results.push(counts)
    }
    return results
  }

  it('exports what an import finds unchanged, as CSV and as JSON: the sample', async () => {
    const hard = aQuestion({
      body: '=1+1; "quoted"\nand',
      tags: ['RN', 'a;b\\c'],
      answers: [{ text: '-5 °C', correct: true }, { text: "'=x" }],
    })
    const hardest = await add(hard)
    const total = (await list()).total
    // Its number may be that of a question just deleted: the list is up to date when it shows the new one's words.
    await soon(async () => expect((await exported()).map(({ question }) => question.body)).toContain(hard.body))
    const rows = await exported()
    expect(rows.length).toBeGreaterThanOrEqual(Math.max(total, 200))
    expect(await roundTrip(rows)).toEqual([{ unchanged: rows.length }, { unchanged: rows.length }])
    await admin(DeleteQuestionDocument, { id: hardest.id, version: hardest.version })
  })
  it.skipIf(!existsSync(REAL))(
    'takes hundreds of real questions as one import, exports them so that an import finds them unchanged, and undoes the import whole (needs ../shared/data)',
    async () => {
      const before = await exported()
      const batch = { key: randomUUID(), name: 'openstax.json' }
      // The story of an import takes others.
      const all = readRows((await readFile(REAL)).values)
      const real = atDepth({ quick: all.filter((_, n) => n % 3 === 0), nightly: all })
      expect(all).toHaveLength(772)
      const newTags = [...new Set(real.flatMap((row) => (row.ok ? row.draft.tags : [])))]
      const unasked = await sendRows(admin, real.slice(0, 3), { ...ALL_NEW, dryRun: false, batch })
      expect(unasked.map(({ reasons }) => reasons[0])).toEqual(['tag-unknown', 'tag-unknown', 'tag-unknown'])
      const sent = await sendRows(admin, real, { ...ALL_NEW, newTags, dryRun: false, batch })
      expect(sent.map(({ outcome }) => outcome)).toEqual(sent.map(() => 'new'))
      expect(sent).toHaveLength(real.length)
      await soon(async () => expect((await list()).total).toBe(before.length + real.length))
      const rows = await exported()
      expect(await roundTrip(rows)).toEqual([{ unchanged: rows.length }, { unchanged: rows.length }])
      const [newest] = (await admin(ImportsDocument, {})).imports.items
      expect(newest).toMatchObject({ ...batch, author: 'Avery M', added: real.length, changed: 0, undone: 0 })
      for (;;) {
        const { undoImport } = await admin(UndoImportDocument, { key: batch.key })
        expect(undoImport.left).toEqual([])
        if (undoImport.more) continue
        expect(undoImport.batch.undone).toBe(real.length)
        break
      }
      await soon(async () => expect((await list()).total).toBe(before.length))
      expect(await exported()).toEqual(before)
    },
    240_000,
  )
})
