import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Installed = { version?: string } & Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
>

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Files on disk that Git tracks or would track, without Markdown, which affects no test. */
const filesOf = (root: string, folder: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !file.endsWith('.md') && existsSync(join(root, file)))
    .sort()

/** `path@version` of a package's direct and indirect dependencies, from package-lock.json. */
function lockedVersions(root: string, folder: string): string[] {
  const { packages } = readJson(join(root, 'package-lock.json')) as { packages: Record<string, Installed> }
  const seen = new Set<string>()
  const place = (from: string, name: string): string | undefined => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (path in packages) return path
    return from === '' ? undefined : place(from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '', name)
  }
  const visit = (path: string): void => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    for (const dependency of Object.keys(named).flatMap((name) => place(path, name) ?? [])) {
      if (seen.has(dependency)) continue
      seen.add(dependency)
      visit(dependency)
    }
  }
  visit(folder)
  return [...seen].sort().map((path) => `${path}@${packages[path]?.version ?? ''}`)
}

/** A hash of everything that affects a package's tests: its files and the locked versions of its dependencies. */
function packageHash(root: string, folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(root, folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  for (const version of lockedVersions(root, folder)) hash.update(version).update('\0')
  return hash.digest('hex')
}

/** The hash of each npm workspace in packages/, by name. */
export const packageHashes = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'packages'))
      .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
      .map((name) => [name, packageHash(root, `packages/${name}`)]),
  )

/** The hash of each package when its tests last passed. */
const recordFile = (root: string): string => join(root, 'packages', 'tested.json')

export const recordTested = (root: string, hashes: Readonly<Record<string, string>>): void =>
  writeFileSync(recordFile(root), `${JSON.stringify(hashes, null, 2)}\n`)

/** The packages whose tests passed in their current state; none without Git, so that all are tested. */
export function testedPackages(root: string): string[] {
  if (!existsSync(recordFile(root)) || !existsSync(join(root, '.git'))) return []
  const recorded = readJson(recordFile(root)) as Record<string, string>
  return Object.entries(packageHashes(root)).flatMap(([name, hash]) => (recorded[name] === hash ? [name] : []))
}
