// What the reports of Vitest and Playwright say of their tests.
import { existsSync, readFileSync } from 'node:fs'

const short = (message) =>
  String(message ?? '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The failed tests of a report, each in two lines: a log that is cut short still says what failed. */
export function failuresOf(file) {
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

/** How many tests of the reports passed, failed, and were skipped. */
export function countTests(files) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { stats, ...report } of files.map(read)) {
    sum.passed += report.numPassedTests ?? stats?.expected ?? 0
    sum.failed += report.numFailedTests ?? stats?.unexpected ?? 0
    sum.skipped += report.numPendingTests ?? stats?.skipped ?? 0
  }
  return sum
}
