import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

/** The lines of a backup; of DynamoDB's own exports too, which are compressed. Empty lines are none. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line
}
