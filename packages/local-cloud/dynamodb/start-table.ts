import { mkdirSync } from 'node:fs'
import { freePort } from '../shared/free-port.ts'
import { findJava } from './find-java.ts'
import { runJava, type RunningJava } from './run-java.ts'

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
const MOST_RESTARTS = 20

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
      if (closing || restarts >= MOST_RESTARTS) return
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
