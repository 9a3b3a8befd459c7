import { createWriteStream, existsSync, mkdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

/** A function's log. `errors` also go to the terminal unless the cloud is quiet. */
export type FunctionLog = { write: (text: string) => void; error: (text: string) => void; close: () => void }

const largest = 5_000_000

/** Opens `<folder>/<title>.log`; a log over 5 MB is replaced. */
export function openFunctionLog(folder: string, title: string, quiet: boolean): FunctionLog {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${title}.log`)
  if (existsSync(file) && statSync(file).size > largest) truncateSync(file)
  const stream = createWriteStream(file, { flags: 'a' })
  return {
    write: (text) => void stream.write(text),
    error: (text) => {
      stream.write(text)
      if (!quiet) process.stderr.write(`[${title}] ${text}`)
    },
    close: () => {
      stream.end()
    },
  }
}
