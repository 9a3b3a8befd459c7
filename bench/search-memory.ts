import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'

/** A call of the function: a field with its arguments. */
export type Call = { field: string; arguments: Record<string, unknown> }

const run = (module: string, calls: readonly Call[]) => `
const { handler } = await import(${JSON.stringify(module)})
for (const call of ${JSON.stringify(calls)}) {
  const reply = await handler({ ...call, identity: { sub: 'bench' } })
  if (!reply.data) throw new Error(JSON.stringify(reply))
}
console.log(process.resourceUsage().maxRSS)
`

/** Most resident memory, in MB, of a Node process that loads the function as it is deployed and answers these calls. */
export async function searchMemory(calls: readonly Call[], environment: Record<string, string>): Promise<number> {
  const module = pathToFileURL(join(bundleFunction('search'), 'index.js')).href
  const args = ['--max-old-space-size=384', '--input-type=module', '-e', run(module, calls)]
  // The services that it asks are in this process, which must not wait for it.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment })
  return Math.round(Number(stdout.trim()) / 1024)
}
