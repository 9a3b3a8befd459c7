import { atDepth } from '#domain/testing/depth.ts'

/**
 * Input lengths in characters: short at first and gradually longer, because exponential growth would otherwise never
 * end.
 */
const LENGTHS = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1_024, 4_096, 16_384]
const MORE_LENGTHS = [65_536]

/** CPU time in seconds below which a read is fast enough. */
const MIN_SECONDS = 0.1
/** The maximum growth of the time for four times the input: it is 4 in linear time, 16 in quadratic time. */
const LIMIT = 8

type Read = () => unknown

/** CPU time of `read` in seconds, which excludes other processes. A refusal counts as a result too. */
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

/** The minimum time of `count` tries, fewer if one is below the floor; other load on the machine slows some of them. */
async function minSeconds(read: Read, count = 3): Promise<number> {
  let min = await secondsOf(read)
  for (let tries = 1; tries < count && min > MIN_SECONDS; tries += 1) min = Math.min(min, await secondsOf(read))
  return min
}

/**
 * Reads longer and longer inputs and returns a problem if the time grew more than linearly between two lengths.
 * `readerOf` prepares an input of about that length outside the measured time. Undefined: no problem.
 */
export async function growthProblem(readerOf: (length: number) => Read): Promise<string | undefined> {
  let before = 0
  for (const length of [...LENGTHS, ...atDepth({ quick: [], nightly: MORE_LENGTHS })]) {
    const read = readerOf(length)
    const isSlow = (seconds: number) => seconds > MIN_SECONDS && seconds > LIMIT * before
    let seconds = await minSeconds(read)
    if (isSlow(seconds)) seconds = Math.min(seconds, await minSeconds(read, 5))
    if (isSlow(seconds)) return `${String(length)} characters: ${seconds.toFixed(3)} s, after ${before.toFixed(3)} s`
    before = seconds
  }
  return undefined
}
