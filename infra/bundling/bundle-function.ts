import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areaFolder, AWS_FOLDER, BUNDLES_FOLDER } from './project-folders.ts'

/** Stands in for the SDK's search for credentials: in Lambda they are in the environment. */
const CREDENTIALS_FILE = join(AWS_FOLDER, 'environment-credentials.ts')

/** Stands in for the SDK's search for settings, which looks into files that Lambda has not. */
const CONFIG_FILE = join(AWS_FOLDER, 'environment-config.ts')

/** Stands in for parts of the SDK and of sanitize-html's dependencies, 200 KB as they are written, that no code path reaches. */
const UNUSED_FILE = join(AWS_FOLDER, 'unused-module.ts')

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
    alias: {
      '@aws-sdk/credential-provider-node': CREDENTIALS_FILE,
      '@smithy/core/config': CONFIG_FILE,
      // The SDK imports it when an operation streams events; what may be imported late, esbuild keeps apart with all that it imports.
      '@smithy/core/event-streams': UNUSED_FILE,
      '@aws-sdk/endpoint-cache': UNUSED_FILE,
      postcss: UNUSED_FILE,
      'dom-serializer': UNUSED_FILE,
    },
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

function codeOf(area: string): string {
  const entry = join(areaFolder(area), 'handler.ts')
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
