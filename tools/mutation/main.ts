import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { SUBJECTS } from './subjects.ts'

const PAGE = 'docs/mutation.md'

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Puts the figures of a subject's report into its row of docs/mutation.md and gives them in words. */
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

/** Each night has a subject: their runs together take hours. */
const subjectOf = (day: Date): string => {
  const names = Object.keys(SUBJECTS)
  return names[Math.floor(day.getTime() / 86_400_000) % names.length] ?? ''
}

/**
 * `npm run mutation -- SUBJECT…`: mutation testing with Stryker, one run a subject (subjects.ts); without a name, all of them; with `--tonight`,
 * the one whose turn it is.
 * `drawing:bitmap,sample` runs those files of a subject alone and keeps what is known of the others. Prints each mutant that
 * no test kills, writes the figures into docs/mutation.md and the reports into reports/mutation/.
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
    // A busy machine is no killed mutant.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    // What did not change since the last run is not run again.
    incremental: true,
    incrementalFile,
    ignorePatterns: ['cdk.out', 'dist', 'docs', 'test-results', 'bench', 'web', '.local', 'reports'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
  }).runMutationTest()
  console.log(`${name}: ${writeFigures(name, incrementalFile)}`)
}
