import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import type { ExportRow } from '#domain/questions/export-rows.ts'
import { FORMAT_KEYS, type FormatKey, FORMATS } from '#domain/questions/formats/format-names.ts'
import { writeFormat } from '#domain/questions/formats/write-format.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { openBrowser } from './open-browser.ts'
import { atMost, type Row } from './row.ts'
import { someQuestions } from './search-data.ts'

const QUESTIONS = 10_000
const MB = 2 ** 20
/** Milliseconds between two looks at the memory. */
const BETWEEN = 100
const SITE = 'http://localhost'
const PROJECT = fileURLToPath(new URL('..', import.meta.url))

const contents = new Map<string, { content: object }>(Object.entries(CONTENT_EXAMPLES))

/** Questions as long as those of the sample, of all types of a format in turn. */
const rowsOf = (format: FormatKey): ExportRow[] =>
  someQuestions(QUESTIONS).map((question, at) => {
    const { types } = FORMATS[format]
    const type = types[at % types.length] ?? question.type
    const example = contents.get(type)
    const lettered = question.answers.map((answer, index) => ({
      ...answer,
      ...(type === 'Matching/Dropdown' ? { match: `${String(index)} ${answer.letter}` } : {}),
    }))
    const truths = lettered.slice(0, 2).map((answer, index) => ({ ...answer, text: index === 0 ? 'True' : 'False' }))
    const answers = type === 'True/False' ? truths : lettered
    const task = example ? { answers: [], content: JSON.stringify(example.content) } : { answers }
    // No two ask the same: a format without names of questions knows them by their texts.
    const body = `Case ${String(at)}: ${question.body}`
    return { ref: `bench:${String(at)}`, question: { ...question, type, body, ...task } }
  })

/** The reader of the page of imports as a script: from the choice of a file to its rows, as they are before the dry run. */
async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { parseFile } from '#web/features/questions/import/parse-file.ts'
        import { chosenOf, readContent } from '#web/features/questions/import/read-content.ts'
        window.readBench = async (name) => {
          const file = new File([await (await fetch('/file')).blob()], name)
          const begin = performance.now()
          const parsed = await parseFile(file, () => undefined)
          if (!parsed.ok) throw new Error(parsed.message)
          const chosen = chosenOf(parsed.content)
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

/** An empty page of a site that has the reader and a file. */
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

/** The most that was in use after collections of garbage while a file was read, in MB: objects, texts and buffers. */
async function peakOf(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  let peak = 0
  const state = { isDone: false }
  const look = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    peak = Math.max(peak, usedSize + backingStorageSize)
  }
  const reading = readIn(page, name).finally(() => {
    state.isDone = true
  })
  while (!state.isDone) {
    await look()
    await page.waitForTimeout(BETWEEN)
  }
  await reading
  await look()
  return peak / MB
}

/** How long the page of imports takes to read 10,000 questions in each format, and how much memory at most, in Chromium. */
export async function measureFormats(): Promise<Row[]> {
  const script = await readerScript()
  const rows: Row[] = []
  for (const format of FORMAT_KEYS) {
    const { name, extension } = FORMATS[format]
    const { data, left } = writeFormat(format, rowsOf(format), new Map())
    const file = Buffer.from(data)
    const browser = await openBrowser()
    try {
      const { seconds, read } = await readIn(await openReader(browser, script, file), `bank.${extension}`)
      if (left.length > 0 || read !== QUESTIONS) throw new Error(`${name}: ${String(read)} rows were read`)
      const peak = await peakOf(await openReader(browser, script, file), `bank.${extension}`)
      const size = `${(file.length / MB).toFixed(1)} MB`
      rows.push(atMost(`${name}, ${size}: time of reading`, 10, seconds, 's'))
      rows.push(atMost(`${name}, ${size}: memory in use at most`, 60, peak, 'MB'))
    } finally {
      await browser.close()
    }
  }
  return rows
}
