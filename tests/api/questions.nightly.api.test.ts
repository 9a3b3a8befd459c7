import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOfRows, jsonOfRows, type ExportRow } from '#domain/questions/export-rows.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { readRows } from '#domain/questions/read-row.ts'
import {
  AddQuestionDocument,
  DeleteQuestionDocument,
  ImportsDocument,
  UndoImportDocument,
} from '#generated/admin-operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { readFile } from '#tools/import-questions/read-file.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { exportAll } from '#tests/client/api/export-all.ts'
import { ADMIN } from '#tests/client/people/people.ts'

const REAL = '../shared/data/openstax-questions.json'

describe('the question bank over the API', () => {
  let admin: CallApi
  const folder = mkdtempSync(join(tmpdir(), 'academy-questions-'))
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const ALL_NEW = { newTags: [], newAreas: [], onProgress: () => undefined }
  /** The outcomes of importing the exported files (a dry run). */
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
    const hard = {
      type: 'Multiple Choice',
      body: '=1+1; "quoted"\nand',
      answers: [{ text: '-5 °C', correct: true }, { text: "'=x" }],
      rationale: 'Because.',
      tags: ['RN', 'a;b\\c'],
      area: ['Management of Care'],
    }
    const { addQuestion: hardest } = await admin(AddQuestionDocument, { input: hard, requestId: randomUUID() })
    const rows = await exportAll(admin)
    expect(rows.map(({ question }) => question.body)).toContain(hard.body)
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(await roundTrip(rows)).toEqual([{ unchanged: rows.length }, { unchanged: rows.length }])
    await admin(DeleteQuestionDocument, { id: hardest.id, version: hardest.version })
  })
  it.skipIf(!existsSync(REAL))(
    'takes hundreds of real questions as one import, exports them so that an import finds them unchanged, and undoes the import whole (needs ../shared/data)',
    async () => {
      const before = await exportAll(admin)
      const batch = { key: randomUUID(), name: 'openstax.json' }
      // The import story uses other questions.
      const all = readRows((await readFile(REAL)).values)
      const real = atDepth({ quick: all.filter((_, n) => n % 3 === 0), nightly: all })
      expect(all).toHaveLength(772)
      const newTags = [...new Set(real.flatMap((row) => (row.ok ? row.draft.tags : [])))]
      const unasked = await sendRows(admin, real.slice(0, 3), { ...ALL_NEW, dryRun: false, batch })
      expect(unasked.map(({ reasons }) => reasons[0])).toEqual(['tag-unknown', 'tag-unknown', 'tag-unknown'])
      const sent = await sendRows(admin, real, { ...ALL_NEW, newTags, dryRun: false, batch })
      expect(sent.map(({ outcome }) => outcome)).toEqual(sent.map(() => 'new'))
      expect(sent).toHaveLength(real.length)
      // Immediately, because lists follow a moment later.
      const rows = await exportAll(admin)
      expect(rows).toHaveLength(before.length + real.length)
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
      expect(await exportAll(admin)).toEqual(before)
    },
    240_000,
  )
})
