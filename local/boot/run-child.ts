import { spawn } from 'node:child_process'
import { LocalFailure } from '../shared/local-failure.ts'

/** A program run to its end; what it said is shown only when it fails. Throws LocalFailure. */
export async function runChild(what: string, command: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = (): void => {
    child.kill()
  }
  process.once('exit', stop)
  let said = ''
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-8_000)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      said += error.message
      resolve(1)
    })
    child.once('close', (exitCode) => {
      resolve(exitCode ?? 1)
    })
  })
  process.off('exit', stop)
  if (code !== 0) throw new LocalFailure(`${what} failed:\n${said.trim()}`)
}
