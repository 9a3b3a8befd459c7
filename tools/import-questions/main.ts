import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import pRetry from 'p-retry'
import type { ChosenContent } from '#domain/questions/files/chosen-content.ts'
import { reasonText, refusedFile } from '#domain/questions/files/refused-file.ts'
import { importTemplate } from '#domain/questions/import-template.ts'
import { isSameName, type NewLabel, newLabels, type NewLabels } from '#domain/questions/labels.ts'
import { readRows, type ReadRow } from '#domain/questions/read-row.ts'
import { ImportListsDocument, SendPictureDocument, ShowPictureDocument } from '#generated/operations.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { runCommand } from '#tools/terminal/run-command.ts'
import { shownPictures, withPublished } from '#domain/questions/files/published-pictures.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { readFile } from './read-file.ts'
import { type ImportOutcome, ImportStopped, sendRows } from './send-rows.ts'

/** Uploads and publishes a picture; returns its path on the site. */
async function publish(call: CallApi, bytes: Uint8Array): Promise<string> {
  const { createFileUpload } = await call(SendPictureDocument, { size: bytes.length })
  await pRetry(
    async () => {
      const reply = await fetch(createFileUpload.url, { method: 'PUT', body: Uint8Array.from(bytes) })
      if (!reply.ok) throw new Error(`The storage answered ${String(reply.status)}`)
    },
    { retries: 4, minTimeout: 500 },
  )
  const { publishImage } = await call(ShowPictureDocument, { uploadKey: createFileUpload.uploadKey })
  return publishImage.src
}

/** Uploads the pictures that a file's rows use; returns the rows with the pictures' paths on the site. */
async function withPictures(call: CallApi, content: ChosenContent, rows: readonly ReadRow[]): Promise<ReadRow[]> {
  const drafts = rows.flatMap((row) => (row.ok ? [row.draft] : []))
  const pictures = content.kind === 'list' ? shownPictures(content.pictures ?? [], drafts) : []
  const published = new Map<string, string>()
  for (const { path, bytes } of pictures) published.set(path, await publish(call, bytes))
  return rows.map((row) => (row.ok ? { ...row, draft: withPublished(row.draft, published) } : row))
}

/** New labels that the command line allows: all new tags or none, and areas by name. */
type Allowed = { tags: boolean; areas: readonly string[] }

/** Whether the command line allows every name that the academy lacks. */
const isAllowed = ({ tags, areas }: NewLabels, allowed: Allowed): boolean =>
  (allowed.tags || tags.length === 0) && areas.every(({ name }) => allowed.areas.some((area) => isSameName(area, name)))

/** A line for each name that the academy lacks. */
function labelLines({ tags, areas }: NewLabels): string[] {
  const line =
    (kind: string) =>
    ({ name, questions, near }: NewLabel) =>
      `New ${kind}: ${name}, ${questions} rows${near === undefined ? '' : ` (the academy has: ${near})`}`
  return [...areas.map(line('NCLEX area')), ...tags.map(line('tag'))]
}

const NOT_ALLOWED =
  'Nothing was imported. Correct the names in the file, or allow what is new: --add-tags, and --add-area "NAME" for each area.'

function report(outcomes: readonly ImportOutcome[], dryRun: boolean): void {
  const wordsOf = (reason: string, same: readonly number[]) =>
    `${reasonText(reason)}${reason === 'text-in-bank' ? `: ${same.join(', ')}` : ''}`
  for (const { row, ref, outcome, reasons, same } of outcomes)
    if (reasons.length > 0)
      console.log(
        `row ${row} (${ref || 'no ref'}) ${outcome}: ${reasons.map((reason) => wordsOf(reason, same)).join('; ')}`,
      )
  // Reasons that differ only in their details are counted together.
  const reasons = outcomes.flatMap((outcome) => outcome.reasons.map((reason) => reason.replace(/:.*$/s, '')))
  for (const reason of new Set(reasons))
    console.log(`${reasons.filter((other) => other === reason).length} rows: ${reasonText(reason)}`)
  const count = (kind: string) => outcomes.filter((outcome) => outcome.outcome === kind).length
  const done = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('refused')} refused`
  console.log(`${dryRun ? 'Dry run, nothing was written' : 'Imported'}: ${outcomes.length} rows, ${done}.`)
}

/** Whether a failure may be temporary: a lost connection, or a function that timed out. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.code.startsWith('Lambda:')

/** Writes the example CSV to a new file. */
function writeTemplate(path: string | undefined): number {
  if (path === undefined) process.stdout.write(importTemplate())
  else {
    writeNew(path, importTemplate())
    console.log(`The template is in ${path}.`)
  }
  return 0
}

/** Writes the refused rows, if there are any and the command line names a file for them. */
function saveRefused(path: string | undefined, content: ChosenContent, outcomes: readonly ImportOutcome[]): void {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  if (path === undefined || refused.length === 0) return
  writeNew(path, refusedFile(content, refused).text)
  console.log(`The ${refused.length} refused rows are in ${path}.`)
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Error(exists ? `The file ${path} exists: give another name.` : `The file ${path} cannot be written.`)
  }
}

/**
 * `npm run import:questions -- FILE …` (USAGE): imports questions into the bank through the API, as an administrator.
 * See docs/import.md.
 */
async function run(): Promise<number> {
  const { values, file } = readCommandLine()
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (values.template) return writeTemplate(file)
  if (file === undefined) throw new Error(USAGE)
  const read = await readFile(file, { sheet: values.sheet, type: values.type, map: values.map })
  const { notes } = read
  for (const note of notes) console.log(note)
  const rows = readRows(read.values)
  const call = await signIn(values.site, values.email, values.password)
  const { constants } = await call(ImportListsDocument, {})
  const lists = { tags: constants.tags, areas: constants.nclexAreas }
  const labels = newLabels(
    rows.flatMap((row) => (row.ok ? [row.draft] : [])),
    lists,
  )
  for (const line of labelLines(labels)) console.log(line)
  const allowed = isAllowed(labels, { tags: values['add-tags'], areas: values['add-area'] })
  if (!allowed && !values['dry-run']) throw new Error(NOT_ALLOWED)
  // Retries calls that failed because of the network or a slow server; refs prevent duplicate rows.
  const retrying: CallApi = (document, variables) =>
    pRetry(() => call(document, variables), {
      retries: 4,
      minTimeout: 500,
      shouldRetry: ({ error }) => isPassing(error),
    })
  const sent = values['dry-run'] ? rows : await withPictures(retrying, read.content, rows)
  const outcomes = await sendRows(retrying, sent, {
    dryRun: values['dry-run'],
    batch: { key: randomUUID(), name: basename(file) },
    newTags: labels.tags.map(({ name }) => name),
    newAreas: labels.areas.map(({ name }) => name),
    onProgress: (done) => process.stderr.write(`\r${done} of ${rows.length} rows`),
  }).catch((error: unknown) => {
    if (!(error instanceof ImportStopped)) throw error
    process.stderr.write('\n')
    report(error.outcomes, values['dry-run'])
    saveRefused(values.refused, read.content, error.outcomes)
    throw new Error(`Stopped: ${error.message}. Import the same file again to go on.`)
  })
  process.stderr.write('\n')
  report(outcomes, values['dry-run'])
  saveRefused(values.refused, read.content, outcomes)
  return outcomes.some((outcome) => outcome.outcome === 'refused') ? 2 : 0
}

await runCommand(run)
