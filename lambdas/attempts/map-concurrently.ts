/** Questions that are read side by side. */
const AT_ONCE = 15

/** Reads something of each question of an attempt, some of them side by side; in their order. */
export async function mapConcurrently<Question, Result>(
  questions: readonly Question[],
  read: (question: Question, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < questions.length; start += AT_ONCE) {
    const some = questions.slice(start, start + AT_ONCE)
    results.push(...(await Promise.all(some.map((question, i) => read(question, start + i)))))
  }
  return results
}
