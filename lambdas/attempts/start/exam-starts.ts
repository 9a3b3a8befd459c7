import { withoutQuestions } from '#domain/attempts/bank.ts'
import type { DrawSource, Rules } from '#domain/attempts/rules.ts'

/** Returns the source without these questions in its bank and its exam. */
export const withoutSeen = (source: DrawSource, ids: ReadonlySet<number>): DrawSource => ({
  ...source,
  bank: withoutQuestions(source.bank, ids),
  ...(source.exam ? { exam: { ...source.exam, items: source.exam.items.filter(({ id }) => !ids.has(id)) } } : {}),
})

/** The count stops here. */
const MAX_STARTS = 2

/**
 * Returns how often a student could start an adaptive test now, which serves nothing that they have seen (`seen`)
 * within a year: at most twice. Assumes that a first test shows its minimum number of questions.
 */
export async function examStarts(source: DrawSource, seen: ReadonlySet<number>, rules: Rules): Promise<number> {
  const shown = new Set(seen)
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const drawn = await rules.draw(withoutSeen(source, shown))
    if (!drawn.ok) return starts
    const { trials, items, minItems } = drawn.deck ?? { trials: [], items: [], minItems: 0 }
    for (const { id } of [...trials, ...items].slice(0, minItems)) shown.add(id)
  }
  return MAX_STARTS
}
