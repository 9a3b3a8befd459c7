import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { SUBJECTS } from './subjects.ts'

const PAGE = 'docs/mutation.md'

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Writes the figures of a subject's report to its row of docs/mutation.md and returns them in words. */
function writeFigures(name: string, reportFile: string): string {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const of = (...statuses: readonly string[]) => all.filter(({ status }) => statuses.includes(status)).length
  const killed = of('Killed', 'Timeout')
  const survived = of('Survived', 'NoCoverage')
  const score = ((100 * killed) / (killed + survived)).toFixed(1)
  const day = new Date().toISOString().slice(0, 10)
  const cells = [name, Object.keys(files).length, killed + survived, killed, survived, of('Ignored'), `${score} %`, day]
  const page = readFileSync(PAGE, 'utf8')
  const standing = new RegExp(`^\\| ${name} +\\|.*$`, 'm')
  if (!standing.test(page)) throw new Error(`${PAGE} has no row for ${name}`)
  writeFileSync(PAGE, page.replace(standing, `| ${cells.join(' | ')} |`))
  return `${killed} of ${killed + survived} mutants killed, ${score} %`
}

/** Each night has one subject because running all of them takes hours. */
const subjectOf = (day: Date): string => {
  const names = Object.keys(SUBJECTS)
  return names[Math.floor(day.getTime() / 86_400_000) % names.length] ?? ''
}

/**
 * `npm run mutation -- SUBJECT…`: mutation testing with Stryker, one run per subject (subjects.ts). Without a name,
 * runs all; with `--tonight`, the one whose turn it is. `drawing:bitmap,sample` runs only those files and keeps earlier
 * results of the others. Prints each surviving mutant and writes docs/mutation.md and reports/mutation/.
 */

const { values, positionals: given } = parseArgs({ allowPositionals: true, options: { tonight: { type: 'boolean' } } })
if (values.tonight === true) given.push(subjectOf(new Date()))
const unknown = given.filter((wish) => SUBJECTS[wish.split(':')[0] ?? ''] === undefined)
if (unknown.length > 0) {
  console.error(`There is no subject "${unknown.join('", "')}". The subjects are: ${Object.keys(SUBJECTS).join(', ')}.`)
  process.exit(2)
}

for (const wish of given.length > 0 ? given : Object.keys(SUBJECTS)) {
  const [name = '', only] = wish.split(':')
  const subject = SUBJECTS[name]
  if (!subject) continue
  const files = only?.split(',')
  const mutate = subject.mutate.filter((file) => files?.includes(basename(file, '.ts')) ?? true)
  const incrementalFile = `reports/mutation/${name}.json`
  // Read by vitest.mutation.config.ts, in the processes that Stryker starts.
  process.env['MUTATION_SUBJECT'] = name
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Long enough that a busy machine doesn't kill a mutant by timeout.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    // Doesn't rerun what hasn't changed since the last run.
    incremental: true,
    incrementalFile,
    ignorePatterns: ['cdk.out', 'dist', 'docs', 'test-results', 'bench', 'web', '.local', 'reports'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
  }).runMutationTest()
  console.log(`${name}: ${writeFigures(name, incrementalFile)}`)
}
