import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MAX_START_MS = 240_000

/** A local cloud in a separate process, as started by `npm start`. */
export type Academy = {
  url: string
  /** The parent of all other processes. */
  pid: number
  /** Returns all output so far. */
  output: () => string
  /** Sends Ctrl-C and waits until the process has ended. */
  stop: () => Promise<void>
  /** Kills the process, like a power failure. */
  kill: () => Promise<void>
}

/**
 * `fresh`: starts with an unmodified sample academy. `root`: the checkout to start, this one by default. `settings`:
 * differences from dev (`withSettings` of infra/environments.ts).
 */
export type AcademyOptions = { port: number; dataDir: string; fresh?: boolean; root?: string; settings?: object }

/** Resets the data to a copy of the run's sample academy if there is one, otherwise to nothing. */
function resetData(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
  const sample = process.env.SAMPLE_DATA
  if (sample !== undefined && isSeeded(sample)) cpSync(sample, dataDir, { recursive: true })
}

/** Whether a folder contains a complete sample academy. */
export const isSeeded = (dataDir: string): boolean => existsSync(join(dataDir, 'seeded.json'))

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit')
}

/** Starts the academy and waits until it prints its URL. Rejects with its output if it can't start. */
export async function startAcademy(options: AcademyOptions): Promise<Academy> {
  const { port, dataDir, fresh = false, root = ROOT, settings } = options
  if (fresh) resetData(dataDir)
  const args = ['tools/start.mjs', '--port', String(port), '--data', dataDir]
  const env = { ...process.env, ...(settings ? { ACADEMY_SETTINGS: JSON.stringify(settings) } : {}) }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // If the run is interrupted, its academies stop too.
  const follow = () => void child.kill('SIGINT')
  process.once('exit', follow)
  child.once('exit', () => process.off('exit', follow))
  let printed = ''
  const ready = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Ctrl-C stops everything')) resolve()
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.once('exit', (code) =>
      reject(new Error(`The academy ended with ${String(code)} before it was ready:\n${printed}`)),
    )
    setTimeout(() => reject(new Error(`The academy was not ready in time:\n${printed}`)), MAX_START_MS).unref()
  })
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    child.kill(signal)
    await ended(child)
  }
  try {
    await ready
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}
