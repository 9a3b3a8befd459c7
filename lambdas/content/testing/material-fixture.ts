import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { BinnedItem, ContentItem, SectionItem } from '#table/content.ts'
import { type Key, nameKey, taskTextKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** `binned`: the deleted items; their parts are included in sections and tasks. */
export type Material = {
  contents: ContentItem[]
  sections: SectionItem[]
  tasks: TaskItem[]
  binned: BinnedItem[]
  faults: string[]
}

type Item = Key & { type: string; key?: string }

const at = ({ pk, sk }: Key) => `${pk} ${sk}`

/** Returns the contents in the table, and every inconsistency in counts, names, or texts. */
export async function readMaterial(table: Table): Promise<Material> {
  const scan = new ScanCommand({ TableName: table.name, ConsistentRead: true })
  const items = ((await table.client.send(scan)).Items ?? []) as Item[]
  const ofType = (type: string) => items.filter((item) => item.type === type)
  const contents = ofType('content') as ContentItem[]
  const sections = ofType('section') as SectionItem[]
  const tasks = ofType('task') as TaskItem[]
  const binned = ofType('binned') as BinnedItem[]
  const gone = binned.filter(({ kind }) => kind !== 'video').map(({ whole }) => whole)
  const isThere = (type: string, key: string) =>
    [...contents, ...sections, ...gone].some((item) => item.type === type && item.key === key)
  const faults: string[] = []
  const count = (item: Key, says: number, is: number) => {
    if (says !== is) faults.push(`${at(item)} counts ${says} of ${is}`)
  }
  for (const item of contents)
    count(item, item.sections, sections.filter(({ contentKey }) => contentKey === item.key).length)
  for (const item of sections) {
    count(item, item.tasks, tasks.filter(({ sectionKey }) => sectionKey === item.key).length)
    if (!isThere('content', item.contentKey)) faults.push(`${at(item)} lies nowhere`)
  }
  for (const item of tasks) {
    count(item, item.linkedBy, tasks.filter((task) => linkOf(task)?.key === item.key).length)
    if (!isThere('section', item.sectionKey)) faults.push(`${at(item)} lies nowhere`)
  }
  const same = (what: string, there: string[], wanted: string[]) => {
    if (there.sort().join('\n') !== wanted.sort().join('\n'))
      faults.push(`${what}: ${there.join(', ')} for ${wanted.join(', ')}`)
  }
  same(
    'names',
    ofType('name').map((item) => `${at(item)} ${item.key}`),
    [
      ...contents.map(({ url, key }) => `${at(nameKey('CONTENT', url))} ${key}`),
      ...sections.map(({ contentKey, url, key }) => `${at(nameKey(`SECTION#${contentKey}`, url))} ${key}`),
      ...tasks.map(({ sectionKey, url, key }) => `${at(nameKey(`TASK#${sectionKey}`, url))} ${key}`),
    ],
  )
  const readings = [...tasks, ...gone].filter((item) => item.type === 'task' && item.taskType === 'Reading')
  same(
    'texts',
    ofType('task-text').map(at),
    readings.map(({ key }) => at(taskTextKey(key))),
  )
  return { contents, sections, tasks, binned, faults }
}
