// The steps of `npm test` and of `npm run test:nightly`. Steps of a group run side by side, two at a time: two cores.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Without npx in between: it ends at Ctrl-C before they have taken down what they started.
const VITEST = ['node', 'node_modules/vitest/vitest.mjs']
const PLAYWRIGHT = ['node', 'node_modules/@playwright/test/cli.js', 'test']

const build = { name: 'build', what: 'the template and the bundle build', run: ['npm', 'run', '-s', 'build'] }

/** Every rule, every statement of the specification at its home, and every route; what fails early comes first. */
export const everyday = [
  [
    { name: 'format', what: 'the code is formatted', run: ['npm', 'run', '-s', 'format:check'] },
    { name: 'lint', what: 'the lint rules hold', run: ['npm', 'run', '-s', 'lint'] },
    { name: 'types', what: 'the types hold', run: ['npm', 'run', '-s', 'types'] },
    build,
  ],
  // The API tests wait for the clock part of their time, which the unit tests use.
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

/** The last step of a whole `npm test`: it reads the reports of the others. */
export const homes = {
  name: 'homes',
  what: 'every statement of the specification is proved at its home',
  run: ['npx', 'tsx', 'tools/statements/main.ts'],
}

const folders = ['bench', 'domain', 'infra', 'lambdas', 'local-cloud', 'packages', 'resolvers', 'tests', 'tools', 'web']

/** The tests that repeat by the depth of the run (domain/testing/depth.ts), by their imports, and those that are nightly. */
const nightlyTests = () => [
  'domain/testing/depth.ts',
  ...folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => file.includes('.nightly.') || readFileSync(file, 'utf8').includes("tags: ['nightly']")),
]

/** What repeats at its full length, the other stories, every viewport and payload, and mutation testing. */
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
