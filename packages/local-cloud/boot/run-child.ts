import { spawn } from 'node:child_process'
import { LocalFailure } from '../shared/local-failure.ts'

/**
 * Runs a program to completion and shows its output only if it fails. With `word`, the program receives 'go' when the
 * promise resolves and is ended when it rejects. Throws LocalFailure.
 */
export async function runChild(
  what: string,
  command: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  word?: Promise<unknown>,
): Promise<void> {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', ...(word ? ['ipc' as const] : [])] })
  const stop = (): void => {
    child.kill()
  }
  process.once('exit', stop)
  word?.then(() => child.connected && child.send('go'), stop)
  let said = ''
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-8_000)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      said += error.message
      resolve(1)
    })
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  process.off('exit', stop)
  if (code !== 0) throw new LocalFailure(`${what} failed:\n${said.trim()}`)
}
