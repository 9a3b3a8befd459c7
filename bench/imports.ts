import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { build } from 'esbuild'
import { FORMAT_KEYS, FORMATS } from 'question-formats/format-names.ts'
import { writeFormat } from 'question-formats/write-format.ts'
import { csvOfRows, type ExportRow, jsonOfRows } from '#domain/questions/export-rows.ts'
import { isQuestionType, QUESTION_TYPES, type QuestionType } from '#domain/questions/question.ts'
import { type ReadRow, readRows } from '#domain/questions/read-row.ts'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { ChangeQuestionsDocument } from '#generated/admin-operations.ts'
import { nclexAreas } from '#sample/nclex-areas.ts'
import type { Academy } from '#tests/client/academies/start-academy.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { parseCsv } from '#web/features/questions/import/parse-csv.ts'
import { someQuestions } from './bank.ts'
import { inBrowser } from './places.ts'
import { atMost, figure, type Row, row, total } from './rows.ts'

const QUESTIONS = 10_000
const MB = 2 ** 20
/** Milliseconds between memory samples. */
const BETWEEN = 50
const SITE = 'http://localhost'
const PROJECT = fileURLToPath(new URL('..', import.meta.url))

/** The examples' contents by type, as the bank stores them. */
const contents = new Map(
  Object.entries(CONTENT_EXAMPLES).flatMap(([name, { content }]) => {
    const checked = isQuestionType(name) ? typeRules(name).content?.check(content) : undefined
    return checked?.ok === true ? [[name, checked.content] as const] : []
  }),
)

/** Questions as long as the sample's, cycling through some types; some contain two-byte characters. */
const rowsOf = (types: readonly QuestionType[]): ExportRow[] =>
  someQuestions(QUESTIONS).map((question, at) => {
    const type = types[at % types.length] ?? question.type
    const content = contents.get(type)
    const lettered = question.answers.map((answer, index) => ({
      ...answer,
      ...(type === 'Matching/Dropdown' ? { match: `${String(index)} ${answer.letter}` } : {}),
    }))
    const truths = lettered.slice(0, 2).map((answer, index) => ({ ...answer, text: index === 0 ? 'True' : 'False' }))
    const answers = type === 'True/False' ? truths : lettered
    const task = content === undefined ? { answers } : { answers: [], content }
    // Every text is different because a format without question names identifies questions by their texts.
    const body = `Case ${String(at)}${at % 10 === 0 ? ' – “38.5 °C”' : ''}: ${question.body}`
    return { ref: `bench:${String(at)}`, question: { ...question, type, body, ...task } }
  })

type BankFile = { format: string; name: string; data: Uint8Array }

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A file of each format, created when it is measured. */
function* bankFiles(): Generator<BankFile> {
  for (const key of FORMAT_KEYS) {
    const { name, extension, types } = FORMATS[key]
    const { data, left } = writeFormat(key, rowsOf(types.filter(isQuestionType)), new Map())
    if (left.length > 0) throw new Error(`${name}: ${String(left.length)} rows were left out`)
    yield { format: name, name: `bank.${extension}`, data: typeof data === 'string' ? encode(data) : data }
  }
  const own = rowsOf(QUESTION_TYPES.filter((type) => type !== 'Trend' && type !== 'Case Study'))
  yield { format: 'JSON', name: 'bank.json', data: encode(jsonOfRows(own)) }
  const csv = csvOfRows(own)
  yield { format: 'CSV', name: 'bank.csv', data: encode(csv) }
  const rows = [...parseCsv(csv)].flat().map((cells) => textRow(...cells))
  yield { format: 'Excel workbook', name: 'bank.xlsx', data: aWorkbook([{ name: 'Questions', rows }]) }
}

/** The import page's reader as a script: from the choice of a file to its rows before the dry run. */
async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { parseFile } from '#web/features/questions/import/parse-file.ts'
        import { defaultContent, readContent } from '#web/features/questions/import/read-content.ts'
        window.readBench = async (name) => {
          const file = new File([await (await fetch('/file')).blob()], name)
          const begin = performance.now()
          const parsed = await parseFile(file, () => undefined)
          if (!parsed.ok) throw new Error(parsed.message)
          const chosen = defaultContent(parsed.content)
          window.benchRows = await readContent(chosen, () => undefined)
          window.benchContent = chosen
          return { seconds: (performance.now() - begin) / 1000, read: window.benchRows.filter(({ ok }) => ok).length }
        }`,
      resolveDir: PROJECT,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** An empty page of a site that serves the reader and a file. */
async function openReader(browser: Browser, script: string, file: Buffer): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/file') return route.fulfill({ body: file, contentType: 'application/octet-stream' })
    return route.fulfill({ body: '<!doctype html><title>Reader</title>', contentType: 'text/html' })
  })
  await page.goto(SITE)
  await page.addScriptTag({ content: script })
  return page
}

type Read = { seconds: number; read: number }

const readIn = (page: Page, name: string): Promise<Read> =>
  page.evaluate<Read>(`window.readBench(${JSON.stringify(name)})`)

/** How long a page takes to read a file, and its CPU time, which excludes other processes; in seconds. */
async function timeOf(page: Page, name: string): Promise<Read & { processor: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await busy()
  const read = await readIn(page, name)
  return { ...read, processor: (await busy()) - before }
}

/** Bytes used by objects, strings, and buffers. */
async function usedBy(session: CDPSession): Promise<number> {
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
  return usedSize + backingStorageSize
}

/**
 * The peak memory while a file is read, in MB above the level before it is chosen. `collected`: collects garbage before
 * each sample, which shows what the reader holds at once; otherwise includes uncollected garbage, which depends on
 * Chromium and the machine's memory.
 */
async function peakOf(page: Page, name: string, collected: boolean): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const look = async () => {
    if (collected) await session.send('HeapProfiler.collectGarbage')
    return usedBy(session)
  }
  await session.send('HeapProfiler.collectGarbage')
  const before = await usedBy(session)
  let peak = before
  const state = { isDone: false }
  const reading = readIn(page, name).finally(() => {
    state.isDone = true
  })
  while (!state.isDone) {
    peak = Math.max(peak, await look())
    await page.waitForTimeout(BETWEEN)
  }
  await reading
  return (Math.max(peak, await look()) - before) / MB
}

/** How long the import page takes to read 10,000 questions in each format, and its peak memory, in Chromium. */
export async function measureFormats(): Promise<Row[]> {
  const script = await readerScript()
  const rows: Row[] = []
  for (const { format, name, data } of bankFiles())
    await inBrowser(async (browser) => {
      const file = Buffer.from(data)
      const open = () => openReader(browser, script, file)
      const { seconds, read, processor } = await timeOf(await open(), name)
      if (read !== QUESTIONS) throw new Error(`${format}: ${String(read)} rows were read`)
      const held = await peakOf(await open(), name, true)
      const garbage = await peakOf(await open(), name, false)
      rows.push(
        row(
          `${format}, ${(file.length / MB).toFixed(1)} MB: processor; reading; memory held at most`,
          atMost(10, processor, 's'),
          atMost(10_000, Math.round(seconds * 1000), 'ms'),
          atMost(60, held, 'MB'),
          figure(`with garbage ${garbage.toFixed(1)} MB`),
        ),
      )
    })
  return rows
}

/** Consecutive rows with one topic, as in a bank's file. */
const ROWS_A_TOPIC = 100
/** Questions per call of a bulk change of selected questions, as on the screen. */
const QUESTIONS_PER_CALL = 25

/**
 * Rows as long as the sample's questions, covering all areas, half of them for each adaptive exam; all texts are
 * different.
 */
const someRows = (): ReadRow[] =>
  readRows(
    someQuestions(QUESTIONS).map(({ id, body, tags: [exam = ''], ...question }, at) => ({
      ...question,
      body: `Case ${id}: ${body}`,
      tags: [exam, `Topic ${Math.floor(at / ROWS_A_TOPIC)}`],
      area: [nclexAreas[id % nclexAreas.length] ?? ''],
    })),
  )

/** Sets a tag for all of these questions, as the screen does for selected ones. */
async function tagAll(call: CallApi, ids: readonly number[]): Promise<void> {
  const change = { action: 'AddTag' as const, tag: 'Easy', batch: randomUUID() }
  for (let at = 0; at < ids.length; at += QUESTIONS_PER_CALL) {
    const questions = ids.slice(at, at + QUESTIONS_PER_CALL).map((id) => ({ id }))
    const { changeQuestions } = await call(ChangeQuestionsDocument, { ...change, questions })
    if (!changeQuestions.every(({ outcome }) => outcome === 'done')) throw new Error('A question was not changed')
  }
}

/**
 * How long a file of 10,000 questions takes in an academy with adaptive exams: its dry run, its import, and tagging all
 * of them.
 */
export async function measureImport({ url }: Academy): Promise<Row[]> {
  const rows = someRows()
  const call = await signIn(url, ADMIN.email, ADMIN.password)
  const newTags = Array.from({ length: QUESTIONS / ROWS_A_TOPIC }, (_, topic) => `Topic ${topic}`)
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
  const begin = performance.now()
  await tagAll(call, ids)
  const tagging = (performance.now() - begin) / 1_000
  const parts = figure(seconds.map((part) => `${part.toFixed(1)} s`).join(' + '))
  return [
    row('import of 10,000 rows: dry run and import', atMost(60, total(seconds), 's'), parts),
    row('a tag for the 10,000, all of them ticked', figure(`${tagging.toFixed(1)} s`)),
  ]
}
