/** The maximum concurrent reads. */
const CONCURRENCY = 15

/** Maps questions with at most 15 concurrent reads; keeps order. */
export async function mapConcurrently<Question, Result>(
  questions: readonly Question[],
  read: (question: Question, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < questions.length; start += CONCURRENCY) {
    const batch = questions.slice(start, start + CONCURRENCY)
    results.push(...(await Promise.all(batch.map((question, i) => read(question, start + i)))))
  }
  return results
}
