/** Makes `count` things, at most so many at once, in the order of their numbers. */
export async function inTurns<T>(count: number, atOnce: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const n = next
      next += 1
      made[n] = await make(n)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return made
}
