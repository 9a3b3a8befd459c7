import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSync } from 'esbuild'
import { type FunctionName, functionFile } from '#infra/functions/functions.ts'
import { BUNDLES_FOLDER } from './project-folders.ts'

/** The maximum size of a function's minified bundle, in KB of 1,024 bytes: it is read at every cold start. */
export const BUNDLE_BUDGETS = { plain: 900, stripe: 1_200 } as const

const bundles = new Map<FunctionName, string>()

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    // Uses CommonJS: an ES module import of a Node module would load all of its exports.
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    // Everything is bundled, so nothing waits for Node's ES module loader.
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
 * Returns a folder with `index.js`, the CommonJS module bundled from a function's file and its imports, once per
 * process. The folder is named by its content, so that concurrent processes don't interfere. Throws an error that names
 * a missing file.
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
