/**
 * `npm test`: every rule, every statement of the specification, and every route once. `npm run test:nightly`: the other
 * stories, full-length repetitions (domain/testing/depth.ts), and mutation testing. `npm test -- unit browser` runs
 * only the named steps. Prints a line when a step ends and one a minute, plus a failed step's failed tests and last
 * output. Reports are in reports/.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { everyday, homes, nightly } from './test-steps.mjs'

const short = (message) =>
  String(message ?? '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)

/** A report of Vitest or Playwright. */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The failed tests of a report, each on two lines, so that a truncated log still shows what failed. */
function failuresOf(file) {
  const report = read(file)
  const inVitest = (report.testResults ?? []).flatMap((tests) => [
    ...(tests.assertionResults ?? [])
      .filter((test) => test.status === 'failed')
      .map((test) => `${tests.name}\n  ${test.fullName}: ${short(test.failureMessages?.[0])}`),
    ...(tests.status === 'failed' && !(tests.assertionResults ?? []).some((test) => test.status === 'failed')
      ? [`${tests.name}\n  ${short(tests.message)}`]
      : []),
  ])
  const inPlaywright = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => `${suite.file}\n  ${spec.title}: ${short(spec.tests[0]?.results.at(-1)?.error?.message)}`),
    ...(suite.suites ?? []).flatMap(inPlaywright),
  ]
  return [...inVitest, ...(report.suites ?? []).flatMap(inPlaywright)]
}

/** Counts the passed, failed, and skipped tests of the reports. */
function countTests(files) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { stats, ...report } of files.map(read)) {
    sum.passed += report.numPassedTests ?? stats?.expected ?? 0
    sum.failed += report.numFailedTests ?? stats?.unexpected ?? 0
    sum.skipped += report.numPendingTests ?? stats?.skipped ?? 0
  }
  return sum
}

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { nightly: { type: 'boolean' } } })
const command = values.nightly ? 'npm run test:nightly --' : 'npm test --'
const steps = values.nightly ? nightly() : [...everyday, ...(wanted.length === 0 ? [[homes]] : [])]
const folder = values.nightly ? 'reports/nightly' : 'reports'
const reportOf = ({ name }) => `${folder}/${name}.json`
if (!existsSync('node_modules')) {
  console.log('Installing packages (npm ci) …')
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' })
  if (installed.status !== 0) fail(`The packages could not be installed: see above, then run it again.`)
}
const codegen = spawnSync('npm', ['run', '-s', 'codegen'], { stdio: 'inherit' })
if (codegen.status !== 0) fail('generated/ could not be written: see above, then run it again.')
const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
if (java.status !== 0)
  fail(`Java 17 or newer is needed (it runs DynamoDB Local): install a Java runtime, then run it again.`)

/** The sample academy for the API tests and the stories; the first of them creates it. */
const sample = mkdtempSync(join(tmpdir(), 'academy-sample-'))
process.on('exit', () => rmSync(sample, { recursive: true, force: true }))
const env = {
  ...process.env,
  SAMPLE_DATA: sample,
  DEPTH: values.nightly ? 'nightly' : 'quick',
  FORCE_COLOR: '0',
  NODE_OPTIONS: '',
  // Otherwise the warning would be the last line of every minute's report.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const running = new Set()
let stopping = false
// The steps receive Ctrl-C directly; another signal is forwarded. They stop what they started; a second Ctrl-C doesn't
// wait.
process.on('SIGINT', () => {
  if (stopping) process.exit(1)
  stopping = true
  console.log('Stopping …')
})
process.on('SIGTERM', () => {
  stopping = true
  for (const child of running) child.kill('SIGINT')
})

function start(step) {
  const began = Date.now()
  const [program, ...args] = step.run
  const reporters =
    step.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`]
      : step.report === 'playwright'
        ? ['--reporter=list,json']
        : []
  const stepEnv = {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step),
    ...(step.depth ? { DEPTH: step.depth } : {}),
  }
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...reporters], { env: stepEnv, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (chunk) => (output += chunk)
    // Prints the last line of a long step once a minute.
    const progress = setInterval(() => {
      const last = stripVTControlCharacters(output.slice(-2000)).trim().split('\n').at(-1) ?? ''
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(`…       ${step.name.padEnd(8)} ${String(seconds).padStart(4)} s  ${last.trim().slice(0, 110)}`)
    }, 60_000)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (status) => {
      clearInterval(progress)
      running.delete(child)
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(
        `${status === 0 ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(8)} ${String(seconds).padStart(4)} s  ${step.what}`,
      )
      resolve({ step, status, output })
    })
  })
}

/** Runs a group, two steps at a time; starts no more after a failure. */
async function runGroup(group) {
  const results = []
  const waiting = [...group]
  const lane = async () => {
    while (waiting.length > 0 && !stopping && results.every(({ status }) => status === 0))
      results.push(await start(waiting.shift()))
  }
  await Promise.all([lane(), lane()])
  return results
}

const names = steps.flat().map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) fail(`${command} has no step "${unknown.join('", "')}". The steps are: ${names.join(', ')}.`)
for (const step of steps.flat()) rmSync(reportOf(step), { force: true })
mkdirSync(folder, { recursive: true })
const began = Date.now()
for (const group of steps) {
  const results = await runGroup(group.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  if (stopping) fail(`${command} was stopped.`)
  const failed = results.filter((result) => result.status !== 0)
  for (const { step, output } of failed) {
    writeFileSync(`${folder}/${step.name}.log`, output)
    for (const failure of failuresOf(reportOf(step))) console.error(`FAILED  ${failure}`)
    const errors = output.split('\n').filter((line) => /Unhandled|Error:|FAIL /.test(line))
    console.error(`\n--- ${step.name}: errors ---\n${errors.slice(0, 20).join('\n')}`)
    console.error(`\n--- ${step.name}: its end (all of it in ${folder}/${step.name}.log) ---\n${output.slice(-8000)}`)
  }
  if (failed.length > 0)
    fail(
      `\n${command} stopped: ${failed.map(({ step }) => step.name).join(' and ')} failed. Correct it and run \`${command} ${failed[0].step.name}\`.`,
    )
}
const { passed, failed, skipped } = countTests(steps.flat().map(reportOf))
if (passed + failed + skipped > 0) console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
console.log(`Everything passed in ${Math.round((Date.now() - began) / 1000)} s. Reports are in ${folder}/.`)
