import { describe, expect, it, vi } from 'vitest'
import type { Random } from '#domain/attempts/sampling.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { BIN_DAYS } from '#domain/content/bin.ts'
import type { BinnedItem } from '#table/content.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { atEveryRequest, LANDING, randomFaults, underFaults } from '#lambdas/testing/faults.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { purgeBin, purgeOne } from './bin/purge-bin.ts'
import { restore } from './bin/restore.ts'
import { createContent } from './create-content.ts'
import { createSection } from './create-section.ts'
import { createTask } from './create-task.ts'
import { deleteContent } from './delete-content.ts'
import { deleteSection } from './delete-section.ts'
import { deleteTask } from './delete-task.ts'
import type { ContentDeps } from './content-deps.ts'
import { type Material, readMaterial } from './testing/material-fixture.ts'
import { updateContent } from './update-content.ts'
import { updateSection } from './update-section.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'

vi.setConfig({ testTimeout: 300_000 })

const tables = testTables()

let keys = 0
const depsOf = (table: Table): ContentDeps => ({
  table,
  now: () => 1,
  newKey: () => `k${(keys += 1)}`,
  signPlayback: testSigner,
  retainImage: () => Promise.resolve(true),
  removeFile: () => Promise.resolve(),
})

const DAY = 86_400_000
const NAMES = ['Basics', 'Lungs', 'Heart']
const instructions = 'Read it.'

const placeInBin = ({ kind, whole }: BinnedItem) => ({
  kind,
  key: whole.key,
  contentKey: whole.type === 'content' ? whole.key : whole.contentKey,
  ...(whole.type === 'task' ? { sectionKey: whole.sectionKey } : {}),
})

/** A random write of an author who sees `material`. */
function move({ contents, sections, tasks, binned }: Material, random: Random, deps: ContentDeps): Promise<unknown> {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)]
  const name = pick(NAMES) ?? ''
  const [content, section, task] = [pick(contents), pick(sections), pick(tasks)]
  const kind = random(14)
  if (!content || kind === 0) return createContent({ name, instructions, descText: '' }, deps)
  if (kind === 1) return deleteContent(content, deps)
  if (kind === 2) return updateContent({ ...content, name, instructions: `Step ${random(9)}` }, deps)
  if (!section || kind === 3) return createSection({ contentKey: content.key, name, instructions }, deps)
  if (kind === 4) return deleteSection(section, deps)
  if (kind === 5) return updateSection({ ...section, name, instructions: `Step ${random(9)}` }, deps)
  const place = { contentKey: section.contentKey, sectionKey: section.key }
  if (!task || kind < 8) return createTask({ ...place, type: 'Reading', name, text: '<p>Read me</p>' }, deps)
  if (kind === 8) return deleteTask(task, deps)
  const entry = pick(binned)
  if (kind === 9) return deleteContent({ ...content, whole: true }, deps)
  if (kind === 10) return deleteSection({ ...section, whole: true }, deps)
  if (entry && kind === 11) return purgeOne(placeInBin(entry), deps)
  if (entry && kind > 11) return restore(placeInBin(entry), deps)
  const link = { linkedContentKey: task.contentKey, linkedSectionKey: task.sectionKey, linkedTaskKey: task.key }
  return createTask({ ...place, ...link, type: 'Linking', name: `To ${name}` }, deps)
}

it.each(seeds({ quick: 2, nightly: 12, mutation: 6 }))(
  'counts, names, and texts match the content, whatever two authors write under faults (seed %i)',
  async (seed) => {
    const table = await tables.table()
    const deps = depsOf(table)
    const random = seededRandom(seed)
    let most = 0
    for (let round = 0; round < 25; round += 1) {
      const seen = await readMaterial(table)
      const author = () => underFaults(table, randomFaults(random, 15), () => move(seen, random, deps))
      await Promise.all([author(), author()])
      // Resumes unfinished purges; no other item has expired.
      await purgeBin({ ...deps, now: () => BIN_DAYS * DAY + 1 }, () => false)
      const { faults, tasks } = await readMaterial(table)
      expect([round, faults]).toEqual([round, []])
      most = Math.max(most, tasks.length)
    }
    expect(most).toBeGreaterThan(0)
  },
)

/** Each write on a content with a section, and the expected counts of contents, sections, and tasks. */
const WRITES: [string, (material: Material, deps: ContentDeps) => Promise<unknown>, [number, number, number]][] = [
  ['a content', (_, deps) => createContent({ name: 'New', instructions, descText: '' }, deps), [2, 2, 1]],
  [
    'a section',
    ({ contents }, deps) => createSection({ contentKey: contents[0]?.key ?? '', name: 'New', instructions }, deps),
    [1, 3, 1],
  ],
  [
    'a task',
    ({ tasks }, deps) => {
      const { contentKey = '', sectionKey = '' } = tasks[0] ?? {}
      return createTask({ contentKey, sectionKey, type: 'Reading', name: 'New', text: '<p>x</p>' }, deps)
    },
    [1, 2, 2],
  ],
  [
    'the end of a task',
    ({ tasks }, deps) => deleteTask(tasks[0] ?? { contentKey: '', sectionKey: '', key: '', version: 0 }, deps),
    [1, 2, 0],
  ],
  [
    'the end of a section',
    ({ sections }, deps) =>
      deleteSection(sections.find(({ tasks }) => tasks === 0) ?? { contentKey: '', key: '', version: 0 }, deps),
    [1, 1, 1],
  ],
]

describe.each(WRITES)('%s', (_, write, after) => {
  it.each(LANDING)('is written once or not at all despite the fault %s, and never refused', async (fault) => {
    await atEveryRequest(fault, async (plan) => {
      const table = await tables.table()
      const deps = depsOf(table)
      const content = await createContent({ name: 'Basics', instructions, descText: '' }, deps)
      const section = await createSection({ contentKey: content.key, name: 'Lungs', instructions }, deps)
      await createSection({ contentKey: content.key, name: 'Heart', instructions }, deps)
      const place = { contentKey: content.key, sectionKey: section.key }
      await createTask({ ...place, type: 'Reading', name: 'Intro', text: '<p>x</p>' }, deps)
      const before = await readMaterial(table)
      const ended = await underFaults(table, plan, () => write(before, deps))
      expect(ended.kind).not.toBe('refused')
      const { contents, sections, tasks, faults } = await readMaterial(table)
      expect(faults).toEqual([])
      const there = [contents.length, sections.length, tasks.length]
      if (ended.kind === 'done') expect(there).toEqual(after)
      else expect([after, [1, 2, 1]]).toContainEqual(there)
    })
  })
})
