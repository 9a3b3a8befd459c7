/**
 * npm run bench: measures what the academy costs beside the targets, prints it and writes it into docs/benchmarks.md. `npm run
 * bench -- growth load` measures those parts only and leaves the others in the document as they were. Exit code 1 when a
 * target is missed (times are only marked: they depend on the machine).
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMachine } from './document/describe-machine.ts'
import { writeSection } from './document/write-section.ts'
import { partNames, PARTS } from './parts.ts'
import { printRows } from './print-rows.ts'
import { isMissed, type Row } from './row.ts'

const DOCUMENT = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const unknown = wanted.filter((name) => !partNames.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${partNames.join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const part of partNames.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const before = describeMachine()
  const measured = await PARTS[part].measure()
  rows.push(...measured)
  await writeSection(DOCUMENT, { part, title: PARTS[part].title, rows: measured, before, after: describeMachine() })
  console.log(`\n${PARTS[part].title}\n\n${printRows(measured)}`)
}
const missed = rows.filter(isMissed)
console.log(`\n${missed.length === 0 ? 'Every measured target is met.' : `Missed: ${missed.length}.`}`)
process.exitCode = missed.length === 0 ? 0 : 1
