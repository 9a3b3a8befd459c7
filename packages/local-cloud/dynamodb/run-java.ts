import { LocalFailure } from '../shared/local-failure.ts'
import { startJava } from './start-java.ts'

/** One Java process that answers; `ended` resolves when it is gone, however that came. */
export type RunningJava = { pid: number | undefined; ended: Promise<void>; close: () => Promise<void> }

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
export async function runJava(java: string, port: number, folder: string): Promise<RunningJava> {
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
