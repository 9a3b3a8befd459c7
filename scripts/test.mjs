/**
 * `npm test`: everything, in an order that fails early. Each step prints one line when it ends; the output of a step that
 * fails is printed whole. `npm test -- unit browser` runs only the steps named.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

if (!existsSync('node_modules')) {
  console.log('Installing packages (npm ci) …')
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' })
  if (installed.status !== 0) fail('The packages could not be installed: see above, mend it and run npm test again.')
}
const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
if (java.status !== 0)
  fail('Java 17 or newer is needed (it runs DynamoDB Local): install a Java runtime and run npm test again.')

const browsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const browser = browsers.find((path) => path && existsSync(path))
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}), FORCE_COLOR: '0', NODE_OPTIONS: '' }

/** Steps that share a line run side by side: two cores. */
const steps = [
  [
    { name: 'codegen', what: 'the generated types are fresh', run: ['npx', 'tsx', 'scripts/codegen.ts', '--check'] },
    { name: 'format', what: 'the code is formatted', run: ['npx', 'prettier', '--check', '.'] },
  ],
  [
    { name: 'types', what: 'the types hold', run: ['npm', 'run', '-s', 'types'] },
    { name: 'lint', what: 'the lint rules hold', run: ['npm', 'run', '-s', 'lint'] },
  ],
  [{ name: 'build', what: 'the template and the bundle build', run: ['npm', 'run', '-s', 'build'] }],
  [
    {
      name: 'unit',
      what: 'rules, resolvers, use cases, wiring, local cloud',
      run: ['npx', 'vitest', 'run'],
      report: 'unit',
    },
  ],
  [
    {
      name: 'api',
      what: 'the API of the booted local cloud, as each role',
      run: ['npx', 'vitest', 'run', '--config', 'vitest.api.config.ts'],
      report: 'api',
    },
  ],
  [{ name: 'browser', what: 'the stories, in a real browser', run: ['npx', 'playwright', 'test'] }],
]

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function start(step) {
  const began = Date.now()
  const [command, ...args] = step.run
  const reporters = step.report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${step.report}.json`]
    : []
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...reporters], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(
        `${status === 0 ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(8)} ${String(seconds).padStart(4)} s  ${step.what}`,
      )
      resolve({ step, status, output })
    })
  })
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

const wanted = process.argv.slice(2)
rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })
if (!browser)
  console.log(
    "No Chromium found in the usual places: the browser tests use Playwright's own (npx playwright install chromium).",
  )
const began = Date.now()
for (const group of steps) {
  const results = await Promise.all(
    group.filter((step) => wanted.length === 0 || wanted.includes(step.name)).map(start),
  )
  const failed = results.filter((result) => result.status !== 0)
  for (const { step, output } of failed) console.error(`\n--- ${step.name} ---\n${output}`)
  if (failed.length > 0)
    fail(
      `\nnpm test stopped: ${failed.map(({ step }) => step.name).join(' and ')} failed. Mend it and run \`npm test -- ${failed[0].step.name}\`.`,
    )
}
const { passed, failed, skipped, flaky } = counts()
if (passed + failed + skipped > 0) console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
if (flaky > 0) console.log(`${flaky} of them only at the second try: see reports/browser.json.`)
console.log(`Everything passed in ${Math.round((Date.now() - began) / 1000)} s. Reports are in reports/.`)
