import { expect, it } from 'vitest'
import { csvOfRows, jsonOfRows } from '#domain/questions/export-rows.ts'
import { aQuestion } from '../testing/a-question.ts'
import { parseFile } from './parse-file.ts'
import { defaultContent, readContent } from './read-content.ts'

const answersOf = (words: readonly string[]) =>
  words.map((text, at) => ({
    letter: 'ABC'[at] ?? '',
    text,
    textHtml: null,
    correct: at === 1,
    match: null,
    why: at === 2 ? 'Last, "why"' : null,
    whyHtml: null,
  }))

/** More than one slice of text, with quotes, commas, semicolons, and line breaks. */
const questions = Array.from({ length: 3000 }, (_, n) => ({
  ref: `r:${n}`,
  question: aQuestion({
    id: 101 + n,
    body: `Body "${n}", with\nlines; and ${'text '.repeat(20)}end`,
    answers: answersOf([`one ${n}`, 'two, "quoted"', 'three']),
    tags: ['RN', 'a;b'],
  }),
}))

it.each([
  ['csv', csvOfRows],
  ['json', jsonOfRows],
])('a large export as %s is read back unchanged, in slices', async (ending, write) => {
  const counts: number[] = []
  const verdict = await parseFile(new File([write(questions)], `bank.${ending}`), (rows) => counts.push(rows))
  const chosen = verdict.ok ? defaultContent(verdict.content) : undefined
  const read = chosen ? await readContent(chosen, (rows) => counts.push(rows)) : []
  expect(counts.length).toBeGreaterThan(2)
  expect(read).toHaveLength(3000)
  const differing = read.filter((row, n) => {
    const { question } = questions[n] ?? {}
    return (
      !row.ok ||
      row.ref !== `r:${n}` ||
      row.notes.length > 0 ||
      row.draft.body !== question?.body ||
      row.draft.tags.join('|') !== 'RN|a;b' ||
      row.draft.answers.map(({ text, correct, why }) => `${text} ${String(correct)} ${why ?? ''}`).join() !==
        question.answers.map(({ text, correct, why }) => `${text} ${String(correct)} ${why ?? ''}`).join()
    )
  })
  expect(differing.slice(0, 1)).toEqual([])
})

it('an error names its line, however far down', async () => {
  const lines = csvOfRows(
    questions.map((row) => ({ ...row, question: { ...row.question, body: 'Plain words here' } })),
  ).split('\r\n')
  const at = lines.length - 400
  lines[at - 1] = 'r:x,Multiple Choice,5" long,Why,RN,,A,one,two'
  const verdict = await parseFile(new File([lines.join('\r\n')], 'bank.csv'), () => undefined)
  const line = at.toLocaleString('en-US')
  expect(!verdict.ok && verdict.message).toMatch(new RegExp(`Check line ${line}: a quotation mark is inside`))
})
