import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FORMAT_KEYS, formatOf, FORMATS } from 'question-formats/format-names.ts'
import { picturesOf, writeFormat } from 'question-formats/write-format.ts'
import { exportWords } from '#domain/messages/formats.ts'
import { csvOfRows, type ExportRow, jsonOfRows } from '#domain/questions/export-rows.ts'
import { workbookOfRows } from '#domain/questions/files/write-workbook.ts'
import { ExportPageDocument, type ExportPageQuery } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { runCommand } from '#tools/terminal/run-command.ts'

const USAGE = `Usage: npm run export:questions -- FILE [options]

Writes the whole bank to FILE, in a form that import:questions takes back; docs/import.md says what a format loses.

  --format FORMAT        csv, xlsx, json, ${FORMAT_KEYS.join(', ')} (csv)
  --site URL             the academy (ACADEMY_SITE; http://localhost:3000)
  --email EMAIL          an administrator (ACADEMY_EMAIL)
  --password PASSWORD    of that administrator (ACADEMY_PASSWORD)
  --help                 prints this`

/** Formats that include every field of a question. */
const WHOLE = ['csv', 'xlsx', 'json'] as const
type WholeFormat = (typeof WHOLE)[number]

const wholeFormat = (name: string): WholeFormat | undefined => WHOLE.find((format) => format === name)

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      help: { type: 'boolean', default: false },
      site: { type: 'string', default: process.env.ACADEMY_SITE ?? 'http://localhost:3000' },
      email: { type: 'string', default: process.env.ACADEMY_EMAIL ?? 'admin@academy.example' },
      password: { type: 'string', default: process.env.ACADEMY_PASSWORD ?? 'Academy-Admin-1' },
    },
  })
  const [file, another] = positionals
  const { format } = values
  const known = wholeFormat(format) ?? formatOf(format)
  if (values.help) return { help: true as const }
  if (file === undefined || another !== undefined || known === undefined) throw new Error(USAGE)
  return { help: false as const, file, format: known, values }
}

/** Reads all questions of the bank, page by page. */
async function fetchBank(call: CallApi): Promise<ExportRow[]> {
  const rows: ExportRow[] = []
  for (let after: number | null = 0; after !== null;) {
    const { exportQuestions }: ExportPageQuery = await call(ExportPageDocument, { after })
    rows.push(...exportQuestions.items)
    process.stderr.write(`\r${String(rows.length)} of ${String(exportQuestions.total)} questions`)
    after = exportQuestions.next ?? null
  }
  process.stderr.write('\n')
  return rows
}

/** Downloads pictures by their paths; omits deleted ones. */
async function fetchPictures(site: string, paths: readonly string[]): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  for (const path of paths) {
    const reply = await fetch(new URL(path, site))
    if (reply.ok && (reply.headers.get('content-type') ?? '').startsWith('image/'))
      pictures.set(path, new Uint8Array(await reply.arrayBuffer()))
  }
  return pictures
}

/** Writes a new file; never overwrites one. */
function writeNew(path: string, data: string | Uint8Array): void {
  try {
    writeFileSync(path, data, { flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Error(exists ? `The file ${path} exists: give another name.` : `The file ${path} cannot be written.`, {
      cause: error,
    })
  }
}

/** Writes questions with every field. Returns a summary in words. */
async function writeWhole(path: string, format: WholeFormat, rows: readonly ExportRow[]): Promise<string> {
  if (format !== 'xlsx') {
    writeNew(path, format === 'csv' ? csvOfRows(rows) : jsonOfRows(rows))
    return exportWords.saved(rows.length, [], format)
  }
  const { file, left } = await workbookOfRows(rows)
  writeNew(path, new Uint8Array(await file.arrayBuffer()))
  return exportWords.savedWorkbook(
    rows.length - left.length,
    left.map(({ ref }) => ref),
  )
}

/** `npm run export:questions -- FILE …` (USAGE): exports the bank to a file through the API, as an administrator. */
async function run(): Promise<number> {
  const given = readCommandLine()
  if (given.help) {
    console.log(USAGE)
    return 0
  }
  const { file, format, values } = given
  const readBank = async () => fetchBank(await signIn(values.site, values.email, values.password))
  if (format === 'csv' || format === 'xlsx' || format === 'json') {
    console.log(`${await writeWhole(file, format, await readBank())} in ${file}.`)
    return 0
  }
  const { name, losses, hasPictures } = FORMATS[format]
  console.log(exportWords.lost(name))
  for (const loss of losses) console.log(`- ${loss}`)
  const rows = await readBank()
  const { data, left } = writeFormat(
    format,
    rows,
    await fetchPictures(values.site, hasPictures ? picturesOf(rows) : []),
  )
  if (left.length === rows.length) throw new Error(exportWords.none(name))
  writeNew(file, data)
  const types = left.map(({ question }) => question.type)
  console.log(`${exportWords.saved(rows.length - left.length, types, name)} in ${file}.`)
  return 0
}

await runCommand(run)
