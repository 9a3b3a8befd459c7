import { withoutQuestions } from '#domain/attempts/bank.ts'
import type { DrawSource, Rules } from '#domain/attempts/rules.ts'

/** The source with none of these questions in its bank, nor in its exam. */
export const leavingOut = (source: DrawSource, ids: ReadonlySet<number>): DrawSource => ({
  ...source,
  bank: withoutQuestions(source.bank, ids),
  ...(source.exam ? { exam: { ...source.exam, items: source.exam.items.filter(({ id }) => !ids.has(id)) } } : {}),
})

/** More starts than these are not counted. */
const MAX_STARTS = 2

/**
 * How often a student could start an adaptive test by now, which asks nothing that they have seen (`seen`) within a year: twice at most.
 * A first sitting shows them as many questions as it asks at least.
 */
export async function examStarts(source: DrawSource, seen: ReadonlySet<number>, rules: Rules): Promise<number> {
  const shown = new Set(seen)
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const drawn = await rules.draw(leavingOut(source, shown))
    if (!drawn.ok) return starts
    const { trials, items, minItems } = drawn.deck ?? { trials: [], items: [], minItems: 0 }
    for (const { id } of [...trials, ...items].slice(0, minItems)) shown.add(id)
  }
  return MAX_STARTS
}
