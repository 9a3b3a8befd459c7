import { isTestKind } from '#domain/attempts/test-kind.ts'
import { SeedContentDocument, SeedSectionDocument, SeedTaskDocument } from '#generated/operations.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { academy } from '#sample/academy.ts'
import type { SampleTask, TaskPath } from '#sample/types.ts'
import { uploadLecture } from './upload-lecture.ts'

type SectionPath = { contentKey: string; sectionKey: string }
export type TaskPlace = SectionPath & { taskKey: string }
type LaterTask = { task: SampleTask; path: TaskPath; at: SectionPath }
/**
 * What the academy gave the sample's things: keys of contents by name, places of tasks by path; and the tasks that are still
 * to come, in order.
 */
export type SeededContents = { contents: Map<string, string>; places: Map<string, TaskPlace>; later: LaterTask[] }

export const pathText = ({ content, section, task }: TaskPath) => [content, section, task].join(' / ')

/** Tests need the bank: of one that finds too few questions the academy would notify its administrators. Links may lead to tests. */
const comesLater = ({ type }: SampleTask) => isTestKind(type) || type === 'Linking'

function taskInput(task: SampleTask, place: SectionPath, places: SeededContents['places']): CreateTaskInput {
  const base = { ...place, type: task.type, name: task.name }
  if (task.type === 'Reading') return { ...base, text: task.text }
  if (task.type === 'Lecture') return base
  if (task.type === 'Linking') {
    const target = places.get(pathText(task.linksTo))
    if (!target) throw new Error(`${task.name} links to nothing`)
    return {
      ...base,
      linkedContentKey: target.contentKey,
      linkedSectionKey: target.sectionKey,
      linkedTaskKey: target.taskKey,
    }
  }
  return { ...base, ...task }
}

async function seedTask(call: CallApi, { task, path, at }: LaterTask, places: SeededContents['places']): Promise<void> {
  const { createTask } = await call(SeedTaskDocument, { input: taskInput(task, at, places) })
  const place = { ...at, taskKey: createTask.key }
  places.set(pathText(path), place)
  if (task.type === 'Lecture') await uploadLecture(call, task, place)
}

/** Creates the sample contents with their sections, readings and lectures through the API. */
export async function seedContents(call: CallApi): Promise<SeededContents> {
  const seeded: SeededContents = { contents: new Map(), places: new Map(), later: [] }
  for (const content of academy.contents) {
    const { name, instructions, descText } = content
    const { createContent } = await call(SeedContentDocument, { input: { name, instructions, descText } })
    seeded.contents.set(name, createContent.key)
    for (const section of content.sections) {
      const { createSection } = await call(SeedSectionDocument, {
        input: { contentKey: createContent.key, name: section.name, instructions: section.instructions },
      })
      const at = { contentKey: createContent.key, sectionKey: createSection.key }
      for (const task of section.tasks) {
        const placed = { task, path: { content: name, section: section.name, task: task.name }, at }
        if (comesLater(task)) seeded.later.push(placed)
        else await seedTask(call, placed, seeded.places)
      }
    }
  }
  return seeded
}

/** Creates the sample's tests, once the bank holds their questions, and what links to tasks. */
export async function seedTests(call: CallApi, { later, places }: SeededContents): Promise<void> {
  for (const task of later) await seedTask(call, task, places)
}
