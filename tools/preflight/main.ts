/**
 * `npm run preflight -- --env dev|staging|prod [--try]`: checks before a deployment what AWS would reject or what would
 * be wrong after it, with the operator's own AWS credentials. It changes nothing, but with `--try` it may create and
 * delete a disabled CloudFront distribution.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Resolver } from 'node:dns/promises'
import { academy } from '#domain/academy.ts'
import { WEB_FOLDER } from '#infra/bundling/project-folders.ts'
import { getEnvironment } from '#infra/environments.ts'
import { runCommand } from '#tools/terminal/run-command.ts'
import { openClients } from './context.ts'
import { preflight, type Output } from './preflight.ts'

const CLEAR_LINE = '\r\u001B[2K'

/**
 * Writes lines to standard output; on a terminal, also shows the pending check in a line that the next one replaces.
 */
function terminalOutput(): Output {
  const isTerminal = process.stderr.isTTY
  const progress = (text: string) => {
    if (isTerminal) process.stderr.write(`${CLEAR_LINE}${text}`)
  }
  return {
    progress,
    line: (text) => {
      progress('')
      console.log(text)
    },
  }
}

const UNKNOWN = ['ENODATA', 'ENOTFOUND']

/** Resolves a name in the DNS to another name or to addresses; empty if it is unknown. */
async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const known = (error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && UNKNOWN.includes(String(error.code))) return []
    throw error
  }
  const names = await resolver.resolveCname(name).catch(known)
  return names.length > 0 ? names : resolver.resolve4(name).catch(known)
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: 'string' }, try: { type: 'boolean', default: false } } })
  if (values.env === undefined) throw new Error('Usage: npm run preflight -- --env dev|staging|prod [--try]')
  const environment = getEnvironment(values.env)
  const output = terminalOutput()
  try {
    return await preflight({
      environment,
      clients: openClients(environment.region),
      machine: {
        region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'],
        webFolder: WEB_FOLDER,
        siteUrl: academy.siteUrl,
        resolve: resolveName,
        now: Date.now,
        wait: (ms) => setTimeout(ms),
      },
      isTrial: values.try,
      output,
    })
  } finally {
    output.progress('')
  }
})
