import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSync } from 'esbuild'
import { BUNDLES_FOLDER, functionFolder } from './project-folders.ts'

/** The most that a function's bundle may weigh, minified, in KB of 1,024 bytes: it is read at every cold start. */
export const BUNDLE_BUDGETS = { plain: 900, stripe: 1_200 } as const

const bundles = new Map<string, string>()

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

function codeOf(area: string): string {
  const entry = join(functionFolder(area), 'handler.ts')
  if (!existsSync(entry)) throw new Error(`lambdas/functions/${area}/handler.ts does not exist.`)
  return bundle(entry)
}

/**
 * A folder holding `index.js`, the one CommonJS module that `lambdas/functions/<area>/handler.ts` and its imports become. Each area is
 * bundled once a process. Throws a sentence when the handler is missing; the folder is named by its content, so that nothing that runs at the same time disturbs it.
 */
export function bundleFunction(area: string): string {
  const known = bundles.get(area)
  if (known !== undefined) return known
  const code = codeOf(area)
  const folder = join(BUNDLES_FOLDER, `${area}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  const draft = join(BUNDLES_FOLDER, `${basename(folder)}.${process.pid}`)
  writeFileSync(draft, code)
  renameSync(draft, join(folder, 'index.js'))
  bundles.set(area, folder)
  return folder
}
