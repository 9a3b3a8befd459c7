/**
 * npm run bench: starts an academy of its own from a copy of the project, does the main job in it and prints what it
 * cost beside the targets. Exit code 1 when a target is missed (times are only marked: they depend on the machine).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startAcademy, type Academy } from '../e2e/support/start-academy.ts'
import { copyProject } from './copy-project.ts'
import { measureAdministration } from './measure-administration.ts'
import { measureFunctions } from './measure-functions.ts'
import { measureHome } from './measure-home.ts'
import { measureMainJob } from './measure-main-job.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePages } from './measure-pages.ts'
import { measureSearch } from './measure-search.ts'
import { measureStart } from './measure-start.ts'
import { openMeter } from './meter.ts'
import { notMeasured } from './not-measured.ts'
import { printRows } from './print-rows.ts'
import { isMissed, type Row } from './row.ts'

const PORT = 4340
const REST_MS = 15_000
const ROOT = fileURLToPath(new URL('..', import.meta.url))

const FOOTNOTE = `
Request units are the table gateway's: AWS's rules, index entries in transactions doubled (docs/local-cloud.md).
Not in a row: what the catalogue function (the table's stream), the reconciler (a schedule) and the webhook (Stripe's own
call) do meanwhile; the webhook has a line of its own. KB are 1,024 bytes; JavaScript is gzipped at level 6.`

async function measureAll({ url, pid, output }: Academy): Promise<Row[]> {
  const start = measureStart(output())
  await sleep(REST_MS)
  const fresh = measureMemory(pid, 'after the start')
  const meter = openMeter(url)
  const job = await measureMainJob(url, meter)
  const administration = await measureAdministration(url, meter)
  const pages = await measurePages(url, meter)
  const home = await measureHome(url)
  await sleep(REST_MS)
  const used = measureMemory(pid, 'after the work')
  return [...job, ...administration, ...pages, ...home, ...measureFunctions(), ...start, fresh, used]
}

const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'))
try {
  const root = copyProject(ROOT, join(folder, 'project'))
  const academy = await startAcademy({ port: PORT, dataDir: join(folder, 'data'), root })
  const rows = [...(await measureAll(academy).finally(academy.stop)), ...(await measureSearch(root)), ...notMeasured]
  console.log(`${printRows(rows)}\n${FOOTNOTE}`)
  const missed = rows.filter(isMissed)
  console.log(`\n${missed.length === 0 ? 'Every measured target is met.' : `Missed: ${missed.length}.`}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
