import { and, andNot, bitmapOf, count } from './bitmap.ts'
import type { Drawn } from './attempt.ts'
import type { DrawSource, DrawVerdict } from './rules.ts'
import { sample } from './sample.ts'
import { shuffle } from './shuffle.ts'

/** Questions of an area (its position in the list) that carry the task's tag, RN or PN, without those already used. */
function poolOfArea({ task, areas, pool }: DrawSource, area: number, used: readonly number[]) {
  const [tag = ''] = task.tags
  return andNot(and(pool({ by: 'tag', name: tag }), pool({ by: 'area', name: areas[area] ?? '' })), bitmapOf(used))
}

/** One question for each of the groups, none of `used` and none twice; a group whose pool is used up gets none. */
export function drawForGroups(source: DrawSource, groups: readonly number[], used: readonly number[]): Drawn[] {
  const drawn: Drawn[] = []
  for (const group of groups) {
    const taken = [...used, ...drawn.map(({ id }) => id)]
    for (const id of sample(poolOfArea(source, group, taken), 1, source.random)) drawn.push({ id, group })
  }
  return drawn
}

/**
 * The first batch of an NCLEX: minQuestions for each area, in random order. Every area must hold at least maxQuestions
 * (spec 3.5.25), and a question of two areas is asked for one of them only.
 */
export function drawAreas(source: DrawSource): DrawVerdict {
  const { task, areas, random } = source
  const { minQuestions: min = 0, maxQuestions: max = 0 } = task
  const groups = areas.map((_, group) => group)
  const short = groups.some((group) => count(poolOfArea(source, group, [])) < max)
  if (short || groups.length === 0 || min < 1) return { ok: false, code: 'too-few-in-areas' }
  let drawn: Drawn[] = []
  for (let round = 0; round < min; round += 1)
    drawn = [
      ...drawn,
      ...drawForGroups(
        source,
        groups,
        drawn.map(({ id }) => id),
      ),
    ]
  if (drawn.length < min * groups.length) return { ok: false, code: 'too-few-in-areas' }
  return {
    ok: true,
    questions: shuffle(drawn, random),
    plan: { tag: task.tags[0] ?? '', min, max, areas: areas.length },
  }
}
