/**
 * `npm run import:questions -- FILE [--dry-run] [--site URL] [--email E] [--password P]`: brings questions into the bank
 * through the API, as an administrator. See docs/import.md.
 */
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { questionMessages } from '../../domain/messages/questions.ts'
import { readRows } from '../../domain/questions/read-row.ts'
import { signIn } from '../api/sign-in.ts'
import { runCommand } from '../terminal/run-command.ts'
import { readFile } from './read-file.ts'
import { sendRows, type ImportOutcome } from './send-rows.ts'

const USAGE = 'Usage: npm run import:questions -- FILE [--dry-run] [--site URL] [--email EMAIL] [--password PASSWORD]'
const words: Readonly<Record<string, string>> = questionMessages

function report(outcomes: readonly ImportOutcome[], dryRun: boolean): void {
  for (const { row, ref, outcome, reasons } of outcomes)
    if (reasons.length > 0)
      console.log(
        `row ${row} (${ref || 'no ref'}) ${outcome}: ${reasons.map((reason) => words[reason] ?? reason).join('; ')}`,
      )
  const reasons = outcomes.flatMap((one) => one.reasons)
  for (const reason of new Set(reasons))
    console.log(`${reasons.filter((one) => one === reason).length} rows: ${words[reason] ?? reason}`)
  const count = (kind: string) => outcomes.filter((one) => one.outcome === kind).length
  const done = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('refused')} refused`
  console.log(`${dryRun ? 'Dry run, nothing was written' : 'Imported'}: ${outcomes.length} rows, ${done}.`)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      site: { type: 'string', default: process.env.ACADEMY_SITE ?? 'http://localhost:3000' },
      email: { type: 'string', default: process.env.ACADEMY_EMAIL ?? 'admin@academy.example' },
      password: { type: 'string', default: process.env.ACADEMY_PASSWORD ?? 'Academy-Admin-1' },
    },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(USAGE)
  const rows = readRows(readFile(file))
  const call = await signIn(values.site, values.email, values.password)
  const outcomes = await sendRows(
    call,
    rows,
    values['dry-run'],
    (done) => process.stderr.write(`\r${done} of ${rows.length} rows`),
    { key: randomUUID(), name: basename(file) },
  )
  process.stderr.write('\n')
  report(outcomes, values['dry-run'])
  return outcomes.some((one) => one.outcome === 'refused') ? 2 : 0
}

await runCommand(run)
