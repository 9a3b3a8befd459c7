import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areaFolder, BUNDLES_FOLDER, hasHandler } from './project-folders.ts'

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
    banner: { js: REQUIRE },
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

// Until every area has its handler: one that says so when it is called.
function codeOf(area: string): string {
  try {
    if (hasHandler(area)) return bundle(join(areaFolder(area), 'handler.ts'))
  } catch (error) {
    console.error(`lambdas/${area} cannot be bundled: ${String(error).slice(0, 400)}`)
  }
  return `export const handler = () => { throw new Error('lambdas/${area} is not ready') }`
}

/**
 * A folder holding `index.mjs`, the one module that `lambdas/<area>/handler.ts` and its imports become. Each area is
 * bundled once a process; the folder is named by its content, so that nothing that runs at the same time disturbs it.
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
