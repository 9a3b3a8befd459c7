import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { csvOfRows, type ExportRow, jsonOfRows } from '#domain/questions/export-rows.ts'
import { rowOfCsv } from '#domain/questions/csv.ts'
import { readRows } from '#domain/questions/read-row.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import {
  CreateFileUploadDocument,
  ExportQuestionsDocument,
  PublishImageDocument,
  UndoImportDocument,
} from '#generated/admin-operations.ts'
import { MoveTestDocument, SeedTagsDocument, StartTestDocument } from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { gradableChoice, questionOfReply } from '#tests/client/attempts/gradable-choice.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'

const PICTURE = readFileSync('docs/images/question.png')
const mark = randomUUID().slice(0, 8)
const tag = `Formatted ${mark}`
const labels = { tags: [tag], area: [] }
const HARM = '<script>alert(1)</script><img src="https://elsewhere.example/x.png" alt="x" onerror="alert(1)">'
const because = (what: string) => `<p>Because of <strong>${what}</strong></p>`

/** An image as an author brings it: uploaded where it is not public yet, and published by the server. */
async function publishPicture(admin: CallApi) {
  const { createFileUpload } = await admin(CreateFileUploadDocument, { size: PICTURE.length })
  const put = await fetch(createFileUpload.url, { method: 'PUT', body: PICTURE })
  expect(put.status).toBe(200)
  return (await admin(PublishImageDocument, { uploadKey: createFileUpload.uploadKey })).publishImage.src
}

/** A row of an import for each way that a question holds formatted texts. */
function rowsWith(src: string) {
  const bodyHtml = `<p>Which <em>rhythm</em> is it?</p><img src="${src}" alt="A rhythm strip">`
  const table = '<table><tbody><tr><th><p>Potassium</p></th><td><p>3.1</p></td></tr></tbody></table>'
  const study: { record: { entries: object[] }[]; items: object[] } = JSON.parse(aCaseStudy(1).content ?? '')
  const { record, items } = study
  Object.assign(record[0]?.entries[0] ?? {}, { text: '', textHtml: table })
  Object.assign(items[0] ?? {}, { rationaleHtml: because('item 1') })
  return [
    {
      ...{ ref: `${mark}:choice`, type: 'Multiple Choice', body: '', bodyHtml: `${bodyHtml}${HARM}`, ...labels },
      answers: [{ text: '', textHtml: `<p>10<sup>3</sup> <em>cells</em></p>`, correct: true }, { text: 'None' }],
      ...{ rationale: '', rationaleHtml: because('the choice') },
    },
    {
      ...{ ref: `${mark}:select`, type: 'Select N', body: '', bodyHtml: `${bodyHtml}<p>Look twice.</p>`, ...labels },
      content: {
        options: [
          { text: '', textHtml: `<p>Sinus <u>rhythm</u></p>`, correct: true, why: '', whyHtml: because('its waves') },
          { text: 'Asystole' },
          { text: 'Fibrillation' },
        ],
      },
      ...{ rationale: '', rationaleHtml: `${because('the selection')}${table}` },
    },
    { ref: `${mark}:case`, type: 'Case Study', body: 'A case', content: study, rationale: 'Whole', ...labels },
  ]
}

let admin: CallApi
let src = ''
const batch = { key: `formatted-${mark}`, name: 'formatted.json' }
const send = async (rows: ReturnType<typeof readRows>, dryRun = false) => {
  const sending = { dryRun, newTags: [], newAreas: [], onProgress: () => undefined }
  const results = await sendRows(admin, rows, { ...sending, ...(dryRun ? {} : { batch }) })
  return results.map(({ outcome, reasons }) => [outcome, ...reasons].join())
}
const bank = async () => {
  const search = { type: 'Tag' as const, tags: [tag] }
  return (await admin(ExportQuestionsDocument, { search, page: 1 })).exportQuestions.items
}

describe('formatted questions over the API', () => {
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    await admin(SeedTagsDocument, { tags: [tag] })
    src = await publishPicture(admin)
    expect(await send(readRows(rowsWith(src)))).toEqual(['new', 'new', 'new'])
  })

  it('are found by their tag', async () => {
    await expect.poll(async () => (await bank()).length, { timeout: 30_000, interval: 200 }).toBe(3)
  })

  it('come back from an export in JSON and CSV as they were kept: an import of it changes nothing', async () => {
    expect(await send(readRows(rowsWith(src)), true)).toEqual(['unchanged', 'unchanged', 'unchanged'])
    const rows = (await bank()).map(({ ref, question }): ExportRow => ({ ref, question: questionOfReply(question) }))
    expect(rows.map(({ question }) => question.bodyHtml ?? '').join('')).not.toMatch(/script|onerror|elsewhere/)
    const json: Record<string, unknown>[] = JSON.parse(jsonOfRows(rows))
    const csv: Record<string, string>[] = parse(csvOfRows(rows), { columns: true, bom: true })
    const unchanged = ['unchanged', 'unchanged', 'unchanged']
    for (const file of [json, csv.map(rowOfCsv)]) expect(await send(readRows(file), true)).toEqual(unchanged)
  })

  it('are asked with their pictures and tables, and say why only once they are graded', async () => {
    const whole = new Map((await bank()).map(({ question }) => [question.id, questionOfReply(question)]))
    const practice = { tags: [tag], numOfQuestions: 8, caseStudies: 1 }
    const student = await practiceStudent(API_URL, admin, mark, practice)
    const { progressKey, taskKey } = student.test
    let { attempt } = (await student.call(StartTestDocument, { input: student.test })).createTaskProgress
    const before: string[] = []
    const after: string[] = []
    while (attempt?.question) {
      const { n, currentQuestion: position, question } = attempt
      before.push(JSON.stringify(question))
      const own = whole.get(question.id)
      if (!own) throw new Error(`Question ${question.id} is not in the bank`)
      const choice = gradableChoice(own, question.caseItem ?? undefined, true)
      const answer = { position, questionId: question.id, caseItem: question.caseItem, choice }
      const input = { progressKey, taskKey, n, action: 'check' as const, ...answer }
      const moved = (await student.call(MoveTestDocument, { input })).updateTaskProgress
      after.push(JSON.stringify(moved.graded))
      attempt = moved.attempt
    }
    const textOf = (replies: string[]) => replies.join('\n').replaceAll('\\"', '"')
    const [shown, graded] = [textOf(before), textOf(after)]
    expect(before).toHaveLength(8)
    for (const text of ['<em>rhythm</em>', src, '10<sup>3</sup>', 'Sinus <u>rhythm</u>', '<table>'])
      expect(shown).toContain(text)
    for (const hidden of ['the choice', 'its waves', 'the selection', 'item 1', 'rationale', 'why'])
      expect(shown).not.toContain(hidden)
    for (const reason of ['the choice', 'its waves', 'the selection', 'item 1'])
      expect(graded).toContain(because(reason))
    const { headers, ok } = await fetch(new URL(src, API_URL))
    expect([ok, headers.get('content-type')]).toEqual([true, 'image/png'])
  })

  it('are gone once their import is undone', async () => {
    for (let more = true; more;) more = (await admin(UndoImportDocument, { key: batch.key })).undoImport.more
    await expect.poll(async () => (await bank()).length, { timeout: 30_000, interval: 200 }).toBe(0)
  })
})
