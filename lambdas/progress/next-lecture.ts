import { byName } from '#domain/progress/by-name.ts'
import type { NextTask } from '#generated/schema.ts'
import type { SectionItem } from '#table/content.ts'
import { sectionsOf, tasksOfSection } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** How many of the following sections are looked at: half a read unit each. */
const SECTIONS = 3

const isLecture = ({ taskType, linkedType }: TaskItem) => (linkedType ?? taskType) === 'Lecture'

/** The Lectures of a section, with those that a link leads to, as the section lists them (spec 3.9.12). */
const lecturesOf = async (table: Table, content: string, section: string): Promise<TaskItem[]> =>
  (await queryItems<TaskItem>(table, tasksOfSection(content, section))).filter(isLecture).sort(byName)

const replyOf = ({ sectionKey, key, name }: TaskItem, sectionName: string | null): NextTask => ({
  sectionKey,
  sectionName,
  taskKey: key,
  name,
})

/**
 * The Lecture that comes after one in its content: the next of its section, else the first of the following sections. Half a read
 * unit for 4 KB of the section's tasks; after its last Lecture half a unit for the sections, and for each that is looked at.
 */
export async function nextLecture(
  table: Table,
  { contentKey, sectionKey, taskKey }: { contentKey: string; sectionKey: string; taskKey: string },
): Promise<NextTask | null> {
  const beside = await lecturesOf(table, contentKey, sectionKey)
  const next = beside[beside.findIndex(({ key }) => key === taskKey) + 1]
  if (next) return replyOf(next, null)
  const sections = (await queryItems<SectionItem>(table, sectionsOf(contentKey))).sort(byName)
  const at = sections.findIndex(({ key }) => key === sectionKey)
  for (const { key, name } of sections.slice(at + 1, at + 1 + SECTIONS)) {
    const [first] = await lecturesOf(table, contentKey, key)
    if (first) return replyOf(first, name)
  }
  return null
}
