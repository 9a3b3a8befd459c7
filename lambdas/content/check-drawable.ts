import { randomInt } from 'node:crypto'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { listOf, type ListItem } from '#table/bank.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { type LabelList, namesIn, namesToDraw } from '#domain/questions/label-list.ts'
import { isSameName, spellAs } from '#domain/questions/labels.ts'
import { CASES } from '#domain/attempts/bank.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Write, Table } from '#lambdas/dynamodb/table.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { createBank } from '#lambdas/questions/pools/create-bank.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const random: Random = (max) => randomInt(max)

const listAt = async (table: Table, key: typeof tagsKey) =>
  listOf(await getItem<ListItem>(table, key, { consistent: true }))

/** Returns the current name of a tag that was renamed or merged. */
const nameNow = (list: LabelList, name: string): string =>
  namesToDraw(list)[list.values.findIndex((value) => isSameName(value, name))] ?? name

/** A test's tags, and the conditions that its write requires. */
type Drawable = { tags: string[]; guards: Write[] }

/**
 * Returns a test's tags with the academy's current spelling, once the bank can draw the test (spec 3.5.15, 3.9.4). The
 * write requires the tag list to be unchanged. Throws 'task-tags-unknown', 'questions-many' above 500 questions,
 * 'cases-beyond-areas', and the codes of `Shortage`.
 */
export async function checkDrawable(task: TestTask, table: Table): Promise<Drawable> {
  const rules = rulesOf(task.type)
  const list = await listAt(table, tagsKey)
  const known = namesIn(list)
  const tags = [...new Set(task.tags.map((tag) => spellAs(known, nameNow(list, tag))))]
  if (rules.listedTags && tags.some((tag) => !known.includes(tag))) throw new Refusal('task-tags-unknown')
  const areas = rules.dimension === 'areas' ? namesIn(await listAt(table, nclexAreasKey)) : []
  const wrong = TEST_SETTINGS[task.type].faults(task, areas.length).find((fault) => fault !== undefined)
  if (wrong) throw new Refusal(wrong)
  const spelled = { ...task, tags }
  const bank = await createBank(table, rules.pools(spelled, areas), { random, consistent: true })
  // The exam's bank, which adaptive decks use, lags behind the questions; the pools are already current.
  const [shortfall] = rules.adaptive ? rules.shortfalls(spelled, { areas, count: bank.count }) : []
  if (shortfall) throw new Refusal(shortfall.pool === CASES ? 'too-few-cases' : 'too-few-in-areas')
  const drawn = rules.adaptive ? undefined : await rules.draw({ task: spelled, areas, bank, random })
  if (drawn && !drawn.ok) throw new Refusal(drawn.code)
  return { tags, guards: rules.listedTags ? [{ ConditionCheck: { Key: tagsKey, ...ifVersion(list.version) } }] : [] }
}
