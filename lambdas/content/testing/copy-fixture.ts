import { EDITOR } from '#table/audit.ts'
import { aContent, aSection, aTask, aTaskText } from '#table/testing/course-items.ts'
import { type Key, nameKey } from '#table/keys.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { continueCopy } from '#lambdas/content/copying/continue-copy.ts'
import type { CopyDeps } from '#lambdas/content/copying/copy-facts.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const named = (scope: string, url: string, key: string) => ({ ...nameKey(scope, url), type: 'name', key })

const byAvery = <Item extends object>(item: Item) => ({ ...item, [EDITOR]: 'avery mark' })

/**
 * Tasks of section s1 of content c: one of each type, and links within the content and to another one, all written by
 * an administrator.
 */
const tasks = (): TaskItem[] =>
  [
    aTask('c', 's1', 'read', { name: 'Hands', url: 'hands', words: 2, linkedBy: 1 }),
    aTask('c', 's1', 'test', {
      taskType: 'Practice',
      name: 'Test',
      url: 'test',
      tags: ['RN'],
      numOfQuestions: 3,
      version: 4,
      linkedBy: 0,
    }),
    aTask('c', 's1', 'film', {
      taskType: 'Lecture',
      name: 'Film',
      url: 'film',
      fileName: 'film.mp4',
      fileDetails: '2 MB',
      captionsName: 'film.vtt',
      upload: { id: 'u', name: 'film.mp4', at: 1 },
      linkedBy: 1,
    }),
    aTask('c', 's1', 'empty', { taskType: 'Lecture', name: 'No film yet', url: 'no-film-yet' }),
    linkTo('own', 'c', 'read', 'Reading'),
    linkTo('seen', 'c', 'film', 'Lecture'),
    linkTo('far', 'd', 'other', 'Reading'),
  ].map((task) => byAvery({ ...task, ...indexOfTask(task) }))

const linkTo = (key: string, linkedContentKey: string, linkedTaskKey: string, linkedType: 'Reading' | 'Lecture') =>
  aTask('c', 's2', key, {
    taskType: 'Linking',
    name: `To ${linkedTaskKey}`,
    url: `to-${linkedTaskKey}`,
    linkedContentKey,
    linkedSectionKey: linkedContentKey === 'c' ? 's1' : 't1',
    linkedTaskKey,
    linkedType,
  })

/** Two contents: c with two ordered sections, and d, the target of one of its links. */
export async function writeSource(table: Table): Promise<void> {
  const all = [...tasks(), aTask('d', 't1', 'other', { name: 'Other', url: 'other', linkedBy: 1 })]
  const content = { usedBy: 0, sections: 1 }
  const items: Key[] = [
    byAvery(aContent('c', { ...content, sections: 2, sectionOrder: ['s2', 's1', 'gone'], orderVersion: 3 })),
    aContent('d', content),
    byAvery(aSection('c', 's1', { tasks: 4, taskOrder: ['test', 'read'], orderVersion: 1 })),
    aSection('c', 's2', { tasks: 3 }),
    aSection('d', 't1'),
    ...all,
    byAvery(aTaskText('read', 'Wash them')),
    aTaskText('other', 'Other'),
    ...['c', 'd'].map((key) => named('CONTENT', key, key)),
    ...[
      ['c', 's1'],
      ['c', 's2'],
      ['d', 't1'],
    ].map(([of = '', key = '']) => named(`SECTION#${of}`, key, key)),
    ...all.map(({ sectionKey, url, key }) => named(`TASK#${sectionKey}`, url, key)),
  ]
  await batchPut(table, items)
}

/** Dependencies with which each call takes one step. */
export function oneStepACall(table: Table): CopyDeps {
  let time = 0
  return { table, now: () => (time += 10_000) }
}

/** Continues a copy, or its cancellation, to the end. */
export async function finishCopy(key: string, deps: CopyDeps) {
  let reply = await continueCopy({ key }, deps)
  while (!reply.finished) reply = await continueCopy({ key }, deps)
  return reply
}
