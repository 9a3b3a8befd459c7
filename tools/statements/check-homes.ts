import { isAbsolute, join, relative } from 'node:path'

/** The IDs of the statements in each test file, from `tests/statements.json`; paths start at the project's root. */
export type Homes = Readonly<Record<string, readonly string[]>>

/** A passed test: its file and title. */
export type PassedTest = { file: string; title: string }

const IDS = /\[(\d\.\d+\.\d+(?:(?:[,;\s]|\]\s?\[)+\d\.\d+\.\d+)*)\]/g

/** The statements that a title or a text cites, such as `[1.5.4, 1.5.5]`. */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(IDS)].flatMap(([group]) => group.match(/\d\.\d+\.\d+/g) ?? [])

/**
 * Problems of the homes, one line each: a statement with two homes, one cited by a file that isn't its home, and one
 * without a passed test in its home.
 *
 * @param texts the text of each test file by its path
 */
export function faultsOfHomes(
  homes: Homes,
  texts: ReadonlyMap<string, string>,
  passed: readonly PassedTest[],
): string[] {
  const homeOf = new Map<string, string>()
  const twice: string[] = []
  for (const [file, ids] of Object.entries(homes))
    for (const id of ids) {
      if (homeOf.has(id)) twice.push(`${id} has two homes: ${homeOf.get(id) ?? ''} and ${file}`)
      homeOf.set(id, file)
    }
  const elsewhere = [...texts].flatMap(([file, text]) =>
    [...new Set(citedIn(text))]
      .filter((id) => homeOf.get(id) !== file)
      .map((id) => `${file} cites ${id}, whose home is ${homeOf.get(id) ?? 'nowhere'}`),
  )
  const proved = new Set(passed.flatMap(({ file, title }) => citedIn(title).map((id) => `${file} ${id}`)))
  const unproved = [...homeOf]
    .filter(([id, file]) => !proved.has(`${file} ${id}`))
    .map(([id, file]) => `${id}: no test of its home ${file} has passed`)
  return [...twice, ...elsewhere, ...unproved]
}

type Suite = {
  title?: string
  file?: string
  specs?: readonly { title: string; ok: boolean; file: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

/** A report in the format of Vitest's or Playwright's JSON reporter. */
export type Report = {
  config?: { rootDir?: string }
  testResults?: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[]
  suites?: readonly Suite[]
}

/** The passed tests of a report, with file paths from the root; excludes skipped tests. */
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
