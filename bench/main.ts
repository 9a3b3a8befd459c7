/**
 * npm run bench: measures the academy's costs against the targets, prints the results, and writes them to
 * docs/benchmarks.md. `npm run bench -- growth units` measures only those parts. `npm run bench -- costs` writes
 * docs/costs.md from the latest units. Exit code 1 if a target is missed; missed times are only marked.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeCosts } from './costs.ts'
import { describeMachine, writeSection } from './document.ts'
import { measureAdaptive, measureCalibration } from './exams.ts'
import { measureFunctions } from './functions.ts'
import { measureGrowth } from './growth.ts'
import { measureFormats, measureImport } from './imports.ts'
import { measureQuizCounts, measureRegrade, measureSubscribers } from './jobs.ts'
import { measurePages } from './pages.ts'
import { measurePayments } from './payments.ts'
import { inAcademy } from './places.ts'
import { isMissed, printRows, type Row } from './rows.ts'
import { measureLectures, measureScreens } from './screens.ts'
import { measureCohort, measureSearch } from './search.ts'
import { measureUnits } from './units.ts'

/** All measurements, each of which can run alone: its name, its title in the document, and its function. */
const PARTS: readonly [name: string, title: string, measure: () => Row[] | Promise<Row[]>][] = [
  ['units', 'The main job in request units and operations', () => inAcademy(measureUnits)],
  ['academy', 'The pages, the start, memory', () => inAcademy(measurePages)],
  ['lectures', 'Lectures on slow connections', () => inAcademy(measureLectures)],
  ['screens', 'A student’s way on a slow phone', () => inAcademy(measureScreens)],
  ['search', 'Lists and searches of 10,000 questions and 50,000 users', measureSearch],
  ['quizzes', 'Quizzes of one’s own over 10,000 questions', measureQuizCounts],
  ['regrade', 'The dry run of a regrade over 10,000 attempts', measureRegrade],
  ['cohort', 'The progress of 500 students of a course', measureCohort],
  ['payments', 'Lists and searches of up to a million payments', measurePayments],
  ['calibration', 'Calibration of 10,000 questions by a million responses', measureCalibration],
  ['growth', 'Growth from 1,000 to 1,000,000 questions, users, payments (*: computed, not filled)', measureGrowth],
  ['functions', 'Functions: size, first call, and memory', measureFunctions],
  ['subscribers', 'Subscriptions', measureSubscribers],
  ['adaptive', 'Adaptive exams: simulated sittings, and what they cost', measureAdaptive],
  ['import', 'Import of 10,000 questions', () => inAcademy(measureImport)],
  ['formats', 'Reading 10,000 questions of other programs’ files in the browser', measureFormats],
]
const DOCUMENT = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const known = ['costs', ...PARTS.map(([name]) => name)]
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${known.join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const [part, title, measure] of PARTS.filter(([name]) => wanted.length === 0 || wanted.includes(name))) {
  const before = describeMachine()
  const measured = await measure()
  rows.push(...measured)
  await writeSection(DOCUMENT, { part, title, rows: measured, before, after: describeMachine() })
  console.log(`\n${title}\n\n${printRows(measured)}`)
}
if (wanted.length === 0 || wanted.includes('costs')) await writeCosts()
const missed = rows.filter(isMissed)
if (rows.length > 0)
  console.log(`\n${missed.length === 0 ? 'Every measured target is met.' : `Missed: ${missed.length}.`}`)
process.exitCode = missed.length === 0 ? 0 : 1
