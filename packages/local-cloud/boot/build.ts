import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, objectOf, parseJson } from '../shared/json.ts'
import { openKeyPair } from '../cloudfront/local-key-pair.ts'
import { processStart } from './lock-folder.ts'
import { runChild } from './run-child.ts'

const isInput = (name: string): boolean => !name.startsWith('.') && !/\.test\.tsx?$/.test(name)

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(isInput)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** A short hash of the contents of files and folders (without tests) and additional texts. */
export function hashInputs(root: string, paths: string[], more: string[] = []): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const webInputs = [
  'web',
  'domain',
  'packages/question-formats',
  'generated',
  'schema.graphql',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** The package's own `build:web` script, if any, because it may do more than bundle. */
function buildCommand(root: string): string[] {
  const script = at(parseJson(readFileSync(join(root, 'package.json'), 'utf8')), 'scripts', 'build:web')
  if (script !== undefined) return [process.platform === 'win32' ? 'npm.cmd' : 'npm', 'run', '--silent', 'build:web']
  return [process.execPath, join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build']
}

/** Builds the web bundle unless its inputs are unchanged; resolves with its folder. Throws LocalFailure. */
export async function buildWeb(root: string, onProgress: (step: string) => void = () => undefined): Promise<string> {
  const folder = join(root, 'dist', 'web')
  const stamp = join(root, 'dist', 'web.inputs')
  const hash = hashInputs(root, webInputs)
  if (existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder
  onProgress('Building the web bundle')
  await runChild('Building the web bundle', buildCommand(root), root, { ...process.env, NODE_ENV: 'production' })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, hash)
  return folder
}

const appInputs = [
  'infra',
  'resolvers',
  'lambdas',
  'domain',
  'packages/question-formats',
  'table',
  'generated',
  'schema.graphql',
  'cdk.json',
  'package.json',
  'package-lock.json',
]

const builds = 3

/** The settings that ACADEMY_SETTINGS changes from dev, as `-c settings=…` of the CDK app (`infra/environments.ts`). */
const settings = (): string => process.env['ACADEMY_SETTINGS'] ?? ''

/** This folder's public keys for verifying signed cookies, as `-c publicKeys=…` of the CDK app. */
const publicKeys = (folder: string): string =>
  JSON.stringify([{ name: 'local', publicKey: openKeyPair(folder).publicKey }])

/** The pages of the built bundle, to which the distribution's routes refer. */
function pagesOf(folder: string, path = ''): string[] {
  if (!existsSync(join(folder, path))) return []
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}/${entry.name}`
    if (entry.isDirectory()) return pagesOf(folder, name)
    return entry.name.endsWith('.html') ? [name] : []
  })
}

/**
 * Removes old assemblies and the unfinished ones of killed processes. Recent ones stay because a running cloud reads
 * the assembly it was started with.
 */
function removeOld(parent: string): void {
  const age = (name: string): number => statSync(join(parent, name)).mtimeMs
  const names = readdirSync(parent)
  const whole = names.filter((name) => /^local-[0-9a-f]{16}$/.test(name)).sort((a, b) => age(b) - age(a))
  const torn = names.filter((name) => {
    const pid = /^local-[0-9a-f]{16}\.(\d+)$/.exec(name)?.[1]
    return pid !== undefined && processStart(Number(pid)) === undefined
  })
  for (const name of [...whole.slice(builds), ...torn]) rmSync(join(parent, name), { recursive: true, force: true })
}

/** A CDK app that loads in advance and runs when `go` is called; `stop` ends it. */
type Run = { done: Promise<void>; go: () => void; stop: () => void }

function startApp(root: string, folder: string): Run {
  // The app runs without the CDK CLI, which would pass it the context of cdk.json.
  const context = objectOf(at(parseJson(readFileSync(join(root, 'cdk.json'), 'utf8')), 'context'))
  const contextJson = JSON.stringify({
    ...context,
    env: 'dev',
    settings: settings(),
    publicKeys: publicKeys(dirname(folder)),
  })
  // CDK's template validation takes seconds; tests and deployments run it.
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: contextJson, CDK_VALIDATION: 'false' }
  const command = [process.execPath, '--import', 'tsx', join('infra', 'app-on-signal.ts')]
  const word: Pick<Run, 'go' | 'stop'> = { go: () => undefined, stop: () => undefined }
  const given = new Promise<void>((resolve, reject) => {
    word.go = resolve
    word.stop = reject
  })
  const done = runChild('Synthesizing the stacks', command, root, env, given)
  done.catch(() => undefined)
  return { done, ...word }
}

/**
 * Synthesizes the stacks (`env=dev`) into `cdk.out/local-<hash of all inputs>` unless that folder exists; resolves with
 * the folder. The web bundle must be built or building (`built`); steps that don't need it run while it builds. Throws
 * LocalFailure.
 */
export async function synthesize(
  root: string,
  onProgress: (step: string) => void = () => undefined,
  built: Promise<unknown> = Promise.resolve(),
): Promise<string> {
  const parent = join(root, 'cdk.out')
  const sourcesNow = (): string => hashInputs(root, appInputs)
  const folderNow = (): string => {
    const more = [...pagesOf(join(root, 'dist', 'web')), settings(), publicKeys(parent)]
    return join(parent, `local-${hashInputs(root, appInputs, more)}`)
  }
  const isMade = (folder: string): boolean => existsSync(join(folder, 'manifest.json'))
  const before = { folder: folderNow(), sources: sourcesNow() }
  const making = `${before.folder}.${String(process.pid)}`
  // Most builds don't change the list of pages, so the stacks are often already synthesized.
  let run = isMade(before.folder) ? undefined : startApp(root, making)
  try {
    await built
    const folder = folderNow()
    if (isMade(folder)) return folder
    onProgress('Synthesizing the stacks')
    mkdirSync(parent, { recursive: true })
    // A file changed during the build, so the app may have read its old or new contents.
    if (run !== undefined && sourcesNow() !== before.sources) run.stop()
    else run?.go()
    await run?.done.catch((error: unknown) => {
      if (sourcesNow() === before.sources) throw error
      run = undefined
    })
    if (run === undefined) {
      run = startApp(root, making)
      run.go()
      await run.done
    }
    // Another process may have synthesized the same stacks at the same time.
    if (!existsSync(folder)) renameSync(making, folder)
    removeOld(parent)
    return folder
  } finally {
    run?.stop()
    await run?.done.catch(() => undefined)
    rmSync(making, { recursive: true, force: true })
  }
}
