import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSync } from 'esbuild'
import { type FunctionName, functionFile } from '#infra/functions/functions.ts'
import { BUNDLES_FOLDER } from './project-folders.ts'

/** The most that a function's bundle may weigh, minified, in KB of 1,024 bytes: it is read at every cold start. */
export const BUNDLE_BUDGETS = { plain: 900, stripe: 1_200 } as const

const bundles = new Map<FunctionName, string>()

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    // CommonJS: `import` of a module of Node's own reads all that it exports, and so loads what nobody asked for.
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    // What is bundled is there: nothing waits for Node's loader of ECMAScript modules.
    supported: { 'dynamic-import': false },
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

function codeOf(name: FunctionName): string {
  const entry = functionFile(name)
  if (!existsSync(entry)) throw new Error(`${entry} does not exist.`)
  return bundle(entry)
}

/**
 * A folder holding `index.js`, the one CommonJS module that a function's file and its imports become. Each function is
 * bundled once a process. Throws a sentence when the file is missing; the folder is named by its content, so that a process
 * that runs at the same time does not disturb it.
 */
export function bundleFunction(name: FunctionName): string {
  const bundled = bundles.get(name)
  if (bundled !== undefined) return bundled
  const code = codeOf(name)
  const folder = join(BUNDLES_FOLDER, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  const draft = join(BUNDLES_FOLDER, `${basename(folder)}.${process.pid}`)
  writeFileSync(draft, code)
  renameSync(draft, join(folder, 'index.js'))
  bundles.set(name, folder)
  return folder
}
