import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areaFolder, BUNDLES_FOLDER } from './project-folders.ts'

/** Stands in for the SDK's search for credentials: in Lambda they are in the environment. */
const CREDENTIALS_FILE = join(areaFolder('shared'), 'environment-credentials.ts')

/** Stands in for 180 KB of sanitize-html's dependencies that no code path reaches. */
const UNUSED_FILE = join(areaFolder('shared'), 'unused-module.ts')

const bundles = new Map<string, string>()

/** Some dependencies are CommonJS and call `require` for Node's own modules. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': CREDENTIALS_FILE,
      postcss: UNUSED_FILE,
      'dom-serializer': UNUSED_FILE,
    },
    banner: { js: REQUIRE },
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

function codeOf(area: string): string {
  const entry = join(areaFolder(area), 'handler.ts')
  if (!existsSync(entry)) throw new Error(`lambdas/${area}/handler.ts does not exist.`)
  return bundle(entry)
}

/**
 * A folder holding `index.mjs`, the one module that `lambdas/<area>/handler.ts` and its imports become. Each area is
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
  renameSync(draft, join(folder, 'index.mjs'))
  bundles.set(area, folder)
  return folder
}
