import { mkdirSync } from 'node:fs'
import { LocalFailure } from '../shared/local-failure.ts'
import { freePort } from '../shared/free-port.ts'
import { findJava } from './find-java.ts'
import { startJava } from './start-java.ts'

/** DynamoDB Local running; `endpoint` is its own, before it stands the gateway. */
export type RunningTable = { endpoint: string; javaPid: number | undefined; close: () => Promise<void> }

const patience = 30_000

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) })
    return true
  } catch {
    return false
  }
}

/** Starts DynamoDB Local with its data in `folder` and waits until it answers (about 3 s). Throws LocalFailure. */
export async function startTable(folder: string): Promise<RunningTable> {
  const java = findJava()
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const child = startJava(java, port, folder)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  const state = { said: '', ended: false, javaPid: undefined as number | undefined }
  const listen = (chunk: Buffer): void => {
    state.said = (state.said + chunk.toString()).slice(-4_000)
    state.javaPid ??= Number(/^java (\d+)$/m.exec(state.said)?.[1]) || undefined
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  void ended.then(() => (state.ended = true))
  const endpoint = `http://127.0.0.1:${String(port)}`
  const close = async (): Promise<void> => {
    child.stdin?.end()
    if (process.platform === 'win32') child.kill()
    await ended
  }
  const deadline = Date.now() + patience
  while (!(await answers(endpoint))) {
    if (state.ended || Date.now() > deadline) {
      await close()
      throw new LocalFailure(
        `DynamoDB Local did not start: ${state.said.trim().split('\n').at(-1) ?? 'it said nothing'}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { endpoint, javaPid: state.javaPid, close }
}
