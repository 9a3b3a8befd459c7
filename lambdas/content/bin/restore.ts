import type { BinnedItem } from '#table/content.ts'
import { contentKey, type Key, nameKey, sectionKey, taskKey } from '#table/keys.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'
import type { MutationRestoreArgs } from '#generated/schema.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Write, Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { checkDrawable } from '../check-drawable.ts'
import type { ContentDeps } from '../content-deps.ts'
import { incrementCount } from '../increment-count.ts'
import { contentBinKey } from './bin-key.ts'
import { linkWrites } from '../task-links.ts'

/** A write, and the refusal code if its condition fails. */
type Step = { write: Write; refusal: string }

const step = (refusal: string, write: Write): Step => ({ write, refusal })

const restoreName = (scope: string, { url, key }: { url: string; key: string }): Step =>
  step('bin-name-taken', { Put: { Item: { ...nameKey(scope, url), type: 'name', key }, ...ifAbsent } })

const restoreItem = (item: Key & { version: number }): Step =>
  step('bin-gone', { Put: { Item: { ...item, version: item.version + 1 }, ...ifAbsent } })

const VIDEO = [
  'fileName',
  'fileDetails',
  'upload',
  'captionsName',
  'captionsFile',
  'captionsReviewed',
  'renditions',
] as const

/** Restores a Lecture's former video. */
function restoreVideo(lecture: TaskItem, before: TaskItem): Step {
  const parts = Object.fromEntries(VIDEO.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])))
  const Item = { ...lecture, ...parts, version: lecture.version + 1 }
  return step('bin-changed', { Put: { Item, ...ifEqual({ version: lecture.version }) } })
}

/**
 * Returns a test with the current names of its tags, and the conditions it depends on. A test that the bank can no
 * longer draw stays in the bin, because students would find it but couldn't start it.
 */
async function drawableTest(whole: TaskItem, table: Table): Promise<{ task: TaskItem; rests: Step[] }> {
  const test = testTaskOf(whole)
  if (!test) return { task: whole, rests: [] }
  try {
    const { tags, guards } = await checkDrawable(test, table)
    return { task: { ...whole, ...(whole.tags && { tags }) }, rests: guards.map((write) => step('bin-changed', write)) }
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('bin-test-short')
    throw error
  }
}

async function steps(item: BinnedItem, { table }: ContentDeps): Promise<Step[]> {
  const { kind, whole } = item
  if (whole.type === 'content') return [restoreItem(whole), restoreName('CONTENT', whole)]
  if (whole.type === 'section')
    return [
      restoreItem(whole),
      restoreName(`SECTION#${whole.contentKey}`, whole),
      step('bin-parent-gone', { Update: { Key: contentKey(whole.contentKey), ...incrementCount('sections') } }),
    ]
  if (kind === 'video') {
    const at = taskKey(whole.contentKey, whole.sectionKey, whole.key)
    const lecture = await getItem<TaskItem>(table, at, { consistent: true })
    if (!lecture) throw new Refusal('bin-parent-gone')
    if (lecture.fileName !== undefined) throw new Refusal('bin-video-replaced')
    return [restoreVideo(lecture, whole)]
  }
  const { task, rests } = await drawableTest(whole, table)
  return [
    ...rests,
    restoreItem(task),
    restoreName(`TASK#${whole.sectionKey}`, whole),
    step('bin-parent-gone', {
      Update: { Key: sectionKey(whole.contentKey, whole.sectionKey), ...incrementCount('tasks') },
    }),
    ...linkWrites(undefined, whole).map((write) => step('bin-link-gone', write)),
  ]
}

/**
 * Restores an item deleted in the last 30 days, with everything in it, in one transaction. Throws 'bin-gone',
 * 'bin-name-taken', 'bin-parent-gone', 'bin-test-short' (a test that the bank can't draw), 'bin-link-gone' (a link
 * without its target), and 'bin-video-replaced' (the Lecture has another video).
 */
export async function restore(args: MutationRestoreArgs, deps: ContentDeps): Promise<boolean> {
  const { kind } = args
  // The questions function restores questions.
  if (kind === 'question') throw new Refusal('bin-gone')
  const at = contentBinKey({ ...args, kind })
  const item = await getItem<BinnedItem>(deps.table, at, { consistent: true })
  if (!item) throw new Refusal('bin-gone')
  const notPurged = { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(purging)' }
  const all = [step('bin-gone', { Delete: { Key: at, ...notPurged } }), ...(await steps(item, deps))]
  const written = await transactWrite(
    deps.table,
    all.map(({ write }) => write),
  )
  if (!written.ok) throw new Refusal(all[written.index]?.refusal ?? 'bin-gone')
  return true
}
