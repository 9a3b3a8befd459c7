/**
 * `npm test`: every rule and every story once, first what fails early. `npm run test:deep`: the tests that repeat, at their full length
 * (domain/testing/depth.ts), and mutation testing. Each step prints one line when it ends, and one a minute while it runs; of a step that fails its
 * failed tests, its errors and the end of its output are printed, and all of it is in reports/. `npm test -- unit browser` runs only the steps named.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { parseArgs, stripVTControlCharacters } from 'node:util'

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { deep: { type: 'boolean' } } })
const command = values.deep ? 'npm run test:deep' : 'npm test'
if (!existsSync('node_modules')) {
  console.log('Installing packages (npm ci) …')
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' })
  if (installed.status !== 0) fail(`The packages could not be installed: see above, then run ${command} again.`)
}
const codegen = spawnSync('npm', ['run', '-s', 'codegen'], { stdio: 'inherit' })
if (codegen.status !== 0) fail(`generated/ could not be written: see above, then run ${command} again.`)
const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
if (java.status !== 0)
  fail(`Java 17 or newer is needed (it runs DynamoDB Local): install a Java runtime and run ${command} again.`)

// Chromium's headless shell is the same engine without windows: the stories take a fifth less time in it.
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const browsers = [process.env.CHROMIUM_PATH, ...places.map((name) => `/usr/bin/${name}`)]
const browser = browsers.find((path) => path && existsSync(path))
/** The sample academy that those of the API tests and of the stories begin with; the first of them fills it in. */
const sample = mkdtempSync(join(tmpdir(), 'academy-sample-'))
process.on('exit', () => rmSync(sample, { recursive: true, force: true }))
const env = {
  ...process.env,
  SAMPLE_DATA: sample,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  DEPTH: values.deep ? 'deep' : 'quick',
  FORCE_COLOR: '0',
  NODE_OPTIONS: '',
  // It would be the last line of every minute's report.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

// Without npx between: it ends at Ctrl-C before they have taken down what they started.
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * Steps of a group run side by side, two at a time: two cores. The API tests wait for the clock part of their time, which the unit tests use;
 * the stories keep both cores busy by themselves.
 */
const everything = [
  [
    { name: 'format', what: 'the code is formatted', run: ['npm', 'run', '-s', 'format:check'] },
    { name: 'lint', what: 'the lint rules hold', run: ['npm', 'run', '-s', 'lint'] },
    { name: 'types', what: 'the types hold', run: ['npm', 'run', '-s', 'types'] },
    { name: 'build', what: 'the template and the bundle build', run: ['npm', 'run', '-s', 'build'] },
  ],
  [
    {
      name: 'unit',
      what: 'rules, resolvers, use cases, wiring, local cloud',
      run: ['node', VITEST, 'run'],
      report: 'unit',
    },
    {
      name: 'api',
      what: 'the API of the booted local cloud, as each role',
      run: ['node', VITEST, 'run', '--config', 'vitest.api.config.ts'],
      report: 'api',
    },
  ],
  [{ name: 'browser', what: 'the stories, in a real browser', run: ['node', PLAYWRIGHT, 'test'] }],
]

/** The tests that have a depth, by their imports, and those that only a deep run has. */
function repeating() {
  const folders = ['domain', 'lambdas', 'local-cloud', 'resolvers', 'tests', 'web']
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  return ['domain/testing/depth.ts', ...files.filter((file) => /\.deep\.test\.tsx?$/.test(file))]
}

/** What of the steps runs at full length; the stories all do, because each looks at its screens. */
const repeated = () => [
  [{ name: 'build', what: 'the template and the bundle build', run: ['npm', 'run', '-s', 'build'] }],
  [
    {
      name: 'unit',
      what: 'generated sessions, moves, inputs, files and faults',
      run: ['node', VITEST, 'related', '--run', ...repeating()],
      report: 'unit',
    },
  ],
  [
    {
      name: 'api',
      what: 'every payload through every text of the API',
      run: ['node', VITEST, 'related', '--run', '--config', 'vitest.api.config.ts', 'domain/testing/depth.ts'],
      report: 'api',
    },
  ],
  [
    {
      name: 'browser',
      what: 'the stories, in every viewport and with every payload',
      run: ['node', PLAYWRIGHT, 'test'],
    },
  ],
  [{ name: 'mutation', what: 'the tests notice mistakes', run: ['npm', 'run', '-s', 'mutation'] }],
]

const steps = values.deep ? repeated() : everything

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const running = new Set()
let stopping = false
// Ctrl-C reaches the steps by itself, another signal is passed on. They stop what they started; a second Ctrl-C does not wait.
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
  const reporters = step.report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${step.report}.json`]
    : []
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...reporters], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (chunk) => (output += chunk)
    // A step of many minutes prints its last line once a minute.
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

/** Runs a group: two steps at a time, and none more after one that failed. */
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

/** The failed tests of a step by its report, each in two lines: a log that is cut short still says what failed. */
function failures(step) {
  const file = `reports/${step.name}.json`
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const short = (message) =>
    String(message ?? '')
      .split('\n')
      .slice(0, 3)
      .join(' ')
      .slice(0, 300)
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

/** How many tests of the reports passed, were skipped and failed. */
function counts() {
  const sum = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const name of ['unit', 'api', 'browser']) {
    if (!existsSync(`reports/${name}.json`)) continue
    const report = JSON.parse(readFileSync(`reports/${name}.json`, 'utf8'))
    const flaky = report.stats?.flaky ?? 0
    sum.flaky += flaky
    sum.passed += report.numPassedTests ?? (report.stats?.expected ?? 0) + flaky
    sum.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0
    sum.skipped += report.numPendingTests ?? report.stats?.skipped ?? 0
  }
  return sum
}

const names = steps.flat().map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) fail(`${command} has no step "${unknown.join('", "')}". The steps are: ${names.join(', ')}.`)
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })
if (!browser)
  console.log(
    "No Chromium found in the usual places: the browser tests use Playwright's own (npx playwright install chromium).",
  )
const began = Date.now()
for (const group of steps) {
  const results = await runGroup(group.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  if (stopping) fail(`${command} was stopped.`)
  const failed = results.filter((result) => result.status !== 0)
  for (const { step, output } of failed) {
    writeFileSync(`reports/${step.name}.log`, output)
    for (const failure of failures(step)) console.error(`FAILED  ${failure}`)
    const errors = output.split('\n').filter((line) => /Unhandled|Error:|FAIL /.test(line))
    console.error(`\n--- ${step.name}: errors ---\n${errors.slice(0, 20).join('\n')}`)
    console.error(`\n--- ${step.name}: its end (all of it in reports/${step.name}.log) ---\n${output.slice(-8000)}`)
  }
  if (failed.length > 0)
    fail(
      `\n${command} stopped: ${failed.map(({ step }) => step.name).join(' and ')} failed. Correct it and run \`${command} -- ${failed[0].step.name}\`.`,
    )
}
const { passed, failed, skipped, flaky } = counts()
if (passed + failed + skipped > 0) console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
if (flaky > 0) console.log(`${flaky} of them only at the second try: see reports/browser.json.`)
console.log(`Everything passed in ${Math.round((Date.now() - began) / 1000)} s. Reports are in reports/.`)
