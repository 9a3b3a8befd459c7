import { beforeEach, describe, expect, it } from 'vitest'
import { jsonRow } from '#domain/questions/export-rows.ts'
import { readRows } from '#domain/questions/read-row.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import type { QuestionDeps } from './question-deps.ts'
import { readQuestions } from './read-questions.ts'
import { addDraft, aDraft, bankDeps, importConfirmed, inputOf, rowsOf } from './testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from './update-question.ts'

const [MINE, GONE] = [`/images/${'a'.repeat(26)}.png`, `/images/${'b'.repeat(26)}.png`]
const picture = (path: string, alt = 'A rhythm strip') => `<p>Which?</p><img src="${path}" alt="${alt}">`

let retained: string[] = []
const retainImage = (path: string) => Promise.resolve(retained.push(path) > 0 && path !== GONE)
const deps: QuestionDeps = { ...bankDeps(freshTable()), retainImage }
beforeEach(() => {
  retained = []
})
const stored = async (id: number) => (await readQuestions(deps.table, [id])).get(id)?.question

describe('a formatted question', () => {
  it('is stored with its sanitised texts, its plain ones, and its pictures', async () => {
    const draft = aDraft({ body: '', bodyHtml: `${picture(MINE)}<script>alert(1)</script>` })
    const { id, version, ...reply } = await addDraft(draft, deps)
    const html = `<p>Which?</p><img src="${MINE}" alt="A rhythm strip" />`
    expect(reply).toMatchObject({ body: 'Which? A rhythm strip', bodyHtml: html, rationaleHtml: null })
    expect(await stored(id)).toMatchObject({ body: 'Which? A rhythm strip', bodyHtml: html })
    expect(retained).toEqual([MINE])
    const plain = await updateQuestion({ id, version, input: inputOf(aDraft()) }, deps)
    expect(plain).toMatchObject({ body: 'Which?', bodyHtml: null })
    expect(await stored(id)).not.toHaveProperty('bodyHtml')
  })

  it('is refused when a picture is missing or has no description, and nothing is written', async () => {
    expect(await codeOf(addDraft(aDraft({ bodyHtml: picture(GONE) }), deps))).toBe('image-gone')
    expect(await codeOf(addDraft(aDraft({ rationaleHtml: picture(MINE, ' ') }), deps))).toBe('image-undescribed')
    const { id, version } = await addDraft(aDraft(), deps)
    const input = inputOf(aDraft({ rationaleHtml: picture(GONE) }))
    expect(await codeOf(updateQuestion({ id, version, input }, deps))).toBe('image-gone')
    expect(await stored(id)).toMatchObject({ id: 101, rationale: 'Because.' })
  })

  it('is read as it is when stored before this version', async () => {
    const { id } = await addDraft(aDraft(), deps)
    const item = await getItem<QuestionItem>(deps.table, questionKey(id))
    expect(JSON.stringify(item)).not.toMatch(/Html/)
    const fields = ['id', 'type', 'body', 'answers', 'rationale', 'tags', 'area']
    expect(item && Object.keys(questionOf(item))).toEqual(fields)
  })
})

describe('rows of an import', () => {
  const batch = { key: 'b', name: 'rows.json' }
  const send = async (drafts: Parameters<typeof rowsOf>[0], dryRun = false) =>
    (await importConfirmed({ rows: rowsOf(drafts), dryRun, batch }, 'admin', deps)).map(({ outcome, reasons }) =>
      [outcome, ...reasons].join(),
    )

  it('are refused one by one when their picture is missing or has no description', async () => {
    const rows = {
      first: aDraft({ bodyHtml: picture(MINE) }),
      gone: aDraft({ rationaleHtml: picture(GONE) }),
      mute: aDraft({ bodyHtml: picture(MINE, '') }),
      last: aDraft({ body: 'Which is last?' }),
    }
    // A dry run retains no picture, so it does not check for missing ones.
    expect(await send(rows, true)).toEqual(['new', 'new', 'refused,image-undescribed', 'new'])
    expect(retained).toEqual([])
    expect(await send(rows)).toEqual(['new', 'refused,image-gone', 'refused,image-undescribed', 'new'])
  })

  it('are compared once sanitized: an exported question changes nothing, and an undo restores everything', async () => {
    const content = JSON.stringify({
      options: [
        { textHtml: '<b onclick="x()">a</b>', correct: true, whyHtml: '<p>It <i>is</i></p>' },
        { text: 'b' },
        { text: 'c' },
      ],
    })
    const draft = aDraft({ type: 'Select N', answers: [], content, bodyHtml: '<p>a<p><p>b</p></p>' })
    expect(await send({ r: draft })).toEqual(['new'])
    expect(await send({ r: draft })).toEqual(['unchanged'])
    const before = await stored(101)
    if (!before) throw new Error('Nothing is stored')
    const [row] = readRows([jsonRow({ ref: 'r', question: before })])
    expect(row?.ok && (await send({ r: row.draft }))).toEqual(['unchanged'])
    const again = { ...batch, key: 'again' }
    const rows = rowsOf({ r: aDraft({ type: 'Select N', answers: [], content, bodyHtml: '<p><u>c</u></p>' }) })
    expect(await importConfirmed({ rows, dryRun: false, batch: again }, 'admin', deps)).toMatchObject([
      { outcome: 'changed' },
    ])
    expect(await stored(101)).toMatchObject({ body: 'c', bodyHtml: '<p><u>c</u></p>' })
    await undoImport('again', deps)
    expect(await stored(101)).toEqual(before)
  })
})
