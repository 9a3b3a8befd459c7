import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { packageHashes, recordTested, testedPackages } from './package-hash.ts'

let root = ''

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** A lock file in which package a depends on x, which depends on its own version of y; b has no dependencies. */
const lock = (versions: { x: string; y: string; z: string }) =>
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        'packages/a': { version: '1.0.0', devDependencies: { x: '*' } },
        'packages/b': { version: '1.0.0' },
        'node_modules/x': { version: versions.x, dependencies: { y: '*' } },
        'node_modules/x/node_modules/y': { version: versions.y },
        'node_modules/y': { version: '9.0.0' },
        'node_modules/z': { version: versions.z },
      },
    }),
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const name of ['a', 'b']) {
    mkdirSync(join(root, 'packages', name), { recursive: true })
    write(`packages/${name}/package.json`, '{}')
    write(`packages/${name}/index.ts`, name)
  }
  write('.gitignore', 'made.txt\n')
  lock({ x: '1.0.0', y: '1.0.0', z: '1.0.0' })
  recordTested(root, packageHashes(root))
})

it('tested packages are listed from the record, and none without one', () => {
  expect(testedPackages(root)).toEqual(['a', 'b'])
  rmSync(join(root, 'packages/tested.json'))
  expect(testedPackages(root)).toEqual([])
})

it.each<[string, () => void]>([
  ['a file that changes', () => write('packages/a/index.ts', 'b')],
  ['a new file', () => write('packages/a/new.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'packages/a/index.ts'))],
  ['a dependency', () => lock({ x: '1.0.1', y: '1.0.0', z: '1.0.0' })],
  ['a dependency of a dependency', () => lock({ x: '1.0.0', y: '1.0.1', z: '1.0.0' })],
])('a package is to be tested again after %s, and only that one', (_, change) => {
  change()
  expect(testedPackages(root)).toEqual(['b'])
})

it('a package stays tested when a document, an ignored file, or nothing of its own changes', () => {
  write('packages/a/README.md', '')
  write('packages/a/made.txt', '')
  write('index.ts', '')
  lock({ x: '1.0.0', y: '1.0.0', z: '2.0.0' })
  expect(testedPackages(root)).toEqual(['a', 'b'])
})
