import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, parseJson } from '../shared/json.ts'
import { hashInputs } from './hash-inputs.ts'
import { runChild } from './run-child.ts'

const inputs = ['web', 'domain', 'generated', 'schema.graphql', 'vite.config.ts', 'package.json', 'package-lock.json']

/** The package's own `build:web` where there is one: it may do more than bundle. */
function buildCommand(root: string): string[] {
  const script = at(parseJson(readFileSync(join(root, 'package.json'), 'utf8')), 'scripts', 'build:web')
  if (script !== undefined) return [process.platform === 'win32' ? 'npm.cmd' : 'npm', 'run', '--silent', 'build:web']
  return [process.execPath, join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build']
}

/** Builds the web bundle unless nothing it is made of has changed; resolves with its folder. Throws LocalFailure. */
export async function buildWeb(root: string, onProgress: (step: string) => void = () => undefined): Promise<string> {
  const folder = join(root, 'dist', 'web')
  const stamp = join(root, 'dist', 'web.inputs')
  const hash = hashInputs(root, inputs)
  if (existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder
  onProgress('Building the web bundle')
  await runChild('Building the web bundle', buildCommand(root), root, { ...process.env, NODE_ENV: 'production' })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, hash)
  return folder
}
