import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'

let bundled: string | undefined

/** The worker's own code as one CommonJS text, so that workers start without a TypeScript loader. */
export function bundleWorker(): string {
  bundled ??= buildSync({
    entryPoints: [fileURLToPath(new URL('function-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  }).outputFiles[0]?.text
  return bundled ?? ''
}
