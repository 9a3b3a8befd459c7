import { isAbsolute, join, relative } from 'node:path'
import type { PassedTest } from './check-homes.ts'

type Suite = {
  title?: string
  file?: string
  specs?: readonly { title: string; ok: boolean; file: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

/** A report of Vitest's or Playwright's JSON reporter. */
export type Report = {
  config?: { rootDir?: string }
  testResults?: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[]
  suites?: readonly Suite[]
}

/** The tests of a report that passed, each with the path of its file from the root; a skipped one has not. */
export function passedTests(report: Report, root: string): PassedTest[] {
  const pathOf = (file: string, base = root) => relative(root, isAbsolute(file) ? file : join(base, file))
  const inSuite = (suite: Suite, titles: readonly string[]): PassedTest[] => {
    const path = [...titles, suite.title ?? '']
    return [
      ...(suite.specs ?? [])
        .filter(({ ok, tests }) => ok && tests.every(({ status }) => status === 'expected'))
        .map(({ title, file }) => ({
          file: pathOf(file, report.config?.rootDir),
          title: [...path, title].join(' '),
        })),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path)),
    ]
  }
  return [
    ...(report.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => ({ file: pathOf(name), title: fullName })),
    ),
    ...(report.suites ?? []).flatMap((suite) => inSuite(suite, [])),
  ]
}
