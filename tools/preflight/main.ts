/**
 * `npm run preflight -- --env dev|staging|prod [--try]`: checks before a deployment what AWS would refuse, or what would be wrong after it,
 * with the operator's own AWS credentials. It changes nothing; with `--try` it may create a disabled CloudFront distribution and delete it.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { academy } from '#domain/academy.ts'
import { WEB_FOLDER } from '#infra/bundling/project-folders.ts'
import { getEnvironment } from '#infra/environments.ts'
import { runCommand } from '#tools/terminal/run-command.ts'
import { openClients } from './context.ts'
import { preflight } from './preflight.ts'
import { resolveName } from './resolve-name.ts'
import { terminalOutput } from './terminal-output.ts'

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
