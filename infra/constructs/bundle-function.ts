import { buildSync } from 'esbuild'

const bundles = new Map<string, string>()

/** Some dependencies are CommonJS and call `require` for Node's own modules. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** The one ES module that a function's entry file and all its imports become; each entry is bundled once a process. */
export function bundleFunction(entry: string): string {
  const known = bundles.get(entry)
  if (known !== undefined) return known
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
    logLevel: 'error',
  })
  const text = outputFiles[0]?.text ?? ''
  bundles.set(entry, text)
  return text
}
