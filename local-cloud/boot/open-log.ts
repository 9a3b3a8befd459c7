import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Opens `logs/cloud.log` in the data folder, where the services write what is not for the terminal. */
export function openLog(dataDir: string): { write: (line: string) => void; close: () => void } {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const stream = createWriteStream(join(dataDir, 'logs', 'cloud.log'), { flags: 'a' })
  return {
    write: (line) => void stream.write(`${new Date().toISOString()} ${line}\n`),
    close: () => {
      stream.end()
    },
  }
}
