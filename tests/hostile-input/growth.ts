import { atDepth } from '#domain/testing/depth.ts'

/** Characters: few at first and a little more each time, because what grows exponentially would otherwise never end. */
const LENGTHS = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1_024, 4_096, 16_384]
const MORE_LENGTHS = [65_536]

/** What takes less, in seconds of the processor, is quick enough. */
const FLOOR = 0.1
/** How many times as long four times as much may take: four times in linear time, sixteen in quadratic. */
const LIMIT = 8

type Read = () => unknown

/** Seconds of the processor that `read` takes, which other processes don't add to. A refusal is an end as any. */
async function secondsOf(read: Read): Promise<number> {
  const start = process.cpuUsage()
  try {
    await read()
  } catch (error) {
    if (error instanceof RangeError) throw error
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

/** The least time of `count` tries, of fewer where one is below the floor: what else the machine does makes some slower. */
async function leastSeconds(read: Read, count = 3): Promise<number> {
  let least = await secondsOf(read)
  for (let tries = 1; tries < count && least > FLOOR; tries += 1) least = Math.min(least, await secondsOf(read))
  return least
}

/**
 * Reads longer and longer inputs and returns what was wrong: between two lengths the time grew more than linearly. `readerOf` prepares an
 * input of about so many characters, outside of what is measured. Undefined: nothing was wrong.
 */
export async function growthFault(readerOf: (length: number) => Read): Promise<string | undefined> {
  let before = 0
  for (const length of [...LENGTHS, ...atDepth({ quick: [], nightly: MORE_LENGTHS })]) {
    const read = readerOf(length)
    const isSlow = (seconds: number) => seconds > FLOOR && seconds > LIMIT * before
    let seconds = await leastSeconds(read)
    if (isSlow(seconds)) seconds = Math.min(seconds, await leastSeconds(read, 5))
    if (isSlow(seconds)) return `${String(length)} characters: ${seconds.toFixed(3)} s, after ${before.toFixed(3)} s`
    before = seconds
  }
  return undefined
}
