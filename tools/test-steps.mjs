// The steps of `npm test` and `npm run test:nightly`. The steps of a group run in parallel, two at a time, for two
// cores.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Without npx, which on Ctrl-C ends before its children have cleaned up.
const VITEST = ['node', 'node_modules/vitest/vitest.mjs']
const PLAYWRIGHT = ['node', 'node_modules/@playwright/test/cli.js', 'test']

const build = { name: 'build', what: 'the template and the bundle build', run: ['npm', 'run', '-s', 'build'] }

/** Every rule, every statement of the specification, and every route; the steps that fail fast come first. */
export const everyday = [
  [
    { name: 'format', what: 'the code is formatted', run: ['npm', 'run', '-s', 'format:check'] },
    { name: 'lint', what: 'the lint rules hold', run: ['npm', 'run', '-s', 'lint'] },
    { name: 'types', what: 'the types hold', run: ['npm', 'run', '-s', 'types'] },
    build,
  ],
  // The API tests sometimes wait for the clock, and the unit tests use that time.
  [
    { name: 'unit', what: 'rules, resolvers, use cases, wiring', run: [...VITEST, 'run'], report: 'vitest' },
    {
      name: 'api',
      what: 'the API of the booted local cloud, as each role',
      run: [...VITEST, 'run', '--config', 'vitest.api.config.ts'],
      report: 'vitest',
    },
  ],
  [
    {
      name: 'browser',
      what: 'the main stories, and a crawl of every route',
      run: [...PLAYWRIGHT, '--grep-invert', '@nightly|@sweep'],
      report: 'playwright',
    },
  ],
]

/** The last step of a whole `npm test`, which reads the reports of the others. */
export const homes = {
  name: 'homes',
  what: 'every statement of the specification is proved at its home',
  run: ['npx', 'tsx', 'tools/statements/main.ts'],
}

const folders = ['bench', 'domain', 'infra', 'lambdas', 'local-cloud', 'packages', 'resolvers', 'tests', 'tools', 'web']

/**
 * The tests whose repetitions depend on the run's depth (domain/testing/depth.ts), found by their imports, and the
 * nightly tests.
 */
const nightlyTests = () => [
  'domain/testing/depth.ts',
  ...folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => file.includes('.nightly.') || readFileSync(file, 'utf8').includes("tags: ['nightly']")),
]

/** Full-length repetitions, the other stories, every viewport and payload, and mutation testing. */
export const nightly = () => [
  [build],
  [
    {
      name: 'unit',
      what: 'generated sessions, moves, inputs, files and faults',
      run: [...VITEST, 'related', '--run', ...nightlyTests()],
      report: 'vitest',
    },
    {
      name: 'api',
      what: 'every payload through every text of the API',
      run: [...VITEST, 'related', '--run', '--config', 'vitest.api.config.ts', ...nightlyTests()],
      report: 'vitest',
    },
  ],
  [
    {
      name: 'stories',
      what: 'the other stories',
      run: [...PLAYWRIGHT, '--project', 'stories', '--grep', '@nightly'],
      report: 'playwright',
      depth: 'quick',
    },
  ],
  [
    {
      name: 'sweeps',
      what: 'every viewport, scheme and payload',
      run: [...PLAYWRIGHT, '--grep', '@sweep|crawl'],
      report: 'playwright',
    },
  ],
  [{ name: 'mutation', what: 'the tests notice mistakes', run: ['npm', 'run', '-s', 'mutation', '--', '--tonight'] }],
]
