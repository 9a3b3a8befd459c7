import { join, resolve } from 'node:path'
import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { buildWeb, synthesize } from './build.ts'
import { type Flags, helpText, readFlags } from './read-flags.ts'
import { type DemoAccount, isSeeded } from './demo-accounts.ts'
import { isHalfSeeded, loadSeed, seedOnce } from './seed-once.ts'
import type { LocalCloud } from './start-local-cloud.ts'

/** Prints each step when it starts, and how long it took when the next one starts. */
function showProgress(write: (text: string) => void): { step: (text: string) => void; done: () => void } {
  const started = Date.now()
  const seconds = (): string => `${((Date.now() - started) / 1_000).toFixed(1).padStart(5)} s`
  return {
    step: (text) => write(`${seconds()}  ${text} …\n`),
    done: () => write(`${seconds()}  Ready.\n`),
  }
}

const root = resolve(import.meta.dirname, '../../..')

function showAddresses(cloud: LocalCloud, accounts: DemoAccount[]): void {
  const lines = [
    '',
    `  Academy   ${cloud.url}`,
    `  Outbox    ${cloud.outbox.url}`,
    ...accounts.map(({ role, email, password }) => `  ${role.padEnd(9)} ${email}  ${password}`),
    '',
    '  Ctrl-C stops everything; the data stays',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Returns one sentence for an error that the user can fix, and full details for a bug. */
function explain(error: unknown): string {
  if (error instanceof LocalFailure || error instanceof InvalidTemplate) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function run(flags: Flags): Promise<void> {
  const progress = showProgress((text) => process.stdout.write(text))
  const opened: { cloud?: LocalCloud; stopping?: boolean } = {}
  const stop = (code: number): void => {
    // A second Ctrl-C exits immediately.
    if (opened.stopping === true) process.exit(1)
    opened.stopping = true
    void Promise.resolve(opened.cloud?.close()).finally(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(0))
  }
  const crash = (error: unknown): void => {
    console.error(explain(error))
    stop(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)

  // Builds the bundle and the template while this process loads its modules.
  const built = buildWeb(root, progress.step)
  const assembly = synthesize(root, progress.step, built)
  assembly.catch(() => undefined)
  const { startLocalCloud } = await import('./start-local-cloud.ts')
  const { port } = flags
  const dataDir = resolve(root, flags.data ?? '.local')
  const fresh = flags.fresh || isHalfSeeded(dataDir)
  const webDir = join(root, 'dist', 'web')
  const starting = startLocalCloud({ port, dataDir, assembly, webDir, fresh, onProgress: progress.step })
  if (fresh || !isSeeded(dataDir)) void loadSeed(root)
  const cloud = await starting
  opened.cloud = cloud
  const accounts = await seedOnce(root, dataDir, cloud, progress.step)
  progress.done()
  showAddresses(cloud, accounts)
}

try {
  const flags = readFlags(process.argv.slice(2))
  if (flags.help) process.stdout.write(`${helpText}\n`)
  else await run(flags)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
