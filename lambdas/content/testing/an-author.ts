import { beforeEach } from 'vitest'
import type { CreateTaskInput } from '#generated/schema.ts'
import type { Key } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { createContent } from '../create-content.ts'
import { createSection } from '../create-section.ts'
import { createTask } from '../create-task.ts'
import { contentDeps } from './content-deps.ts'

type Task = { contentKey: string; sectionKey: string; key: string }

export const placeOf = ({ contentKey, sectionKey, key }: Task) => ({ contentKey, sectionKey, key })

/** The fields of a Linking task by which it points to this task. */
export const linkTo = ({ contentKey, sectionKey, key }: Task) =>
  ({
    ...{ type: 'Linking', name: 'Again', linkedContentKey: contentKey },
    ...{ linkedSectionKey: sectionKey, linkedTaskKey: key },
  }) satisfies Partial<CreateTaskInput>

/** An administrator who writes contents on a new table before each test. `removed` collects removed files. */
export function anAuthor(now = 0) {
  const clock = { now }
  const removed: string[] = []
  const deps = contentDeps(freshTable(), removed, () => clock.now)
  beforeEach(() => {
    clock.now = now
    removed.length = 0
  })
  const aContent = (name = 'RN Foundations') =>
    createContent({ name, instructions: 'Read.', descText: '<p>x</p>' }, deps)
  return {
    ...{ deps, clock, removed, aContent },
    item: (key: Key) => getItem<Key & Record<string, unknown>>(deps.table, key, { consistent: true }),
    /** A section in this content, or in a new one. */
    aSection: async (contentKey?: string, name = 'Week 1') =>
      createSection({ contentKey: contentKey ?? (await aContent()).key, name, instructions: 'Go on.' }, deps),
    /** A task in this section, by default a Reading. */
    aTask: ({ contentKey, key }: { contentKey: string; key: string }, change: Partial<CreateTaskInput> = {}) =>
      createTask({ type: 'Reading', name: 'Intro', text: 'Read me', contentKey, sectionKey: key, ...change }, deps),
  }
}
