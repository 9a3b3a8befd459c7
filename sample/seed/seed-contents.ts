import { SeedContentDocument, SeedSectionDocument, SeedTaskDocument } from '../../generated/operations.ts'
import type { CreateTaskInput } from '../../generated/schema.ts'
import type { CallApi } from '../../scripts/api/call-api.ts'
import { academy } from '../academy.ts'
import type { SampleTask, TaskPath } from '../types.ts'
import { uploadLecture } from './upload-lecture.ts'

export type TaskPlace = { contentKey: string; sectionKey: string; taskKey: string }
/** What the academy gave the sample's things: keys of contents by name, places of tasks by path. */
export type SeededContents = { contents: Map<string, string>; places: Map<string, TaskPlace> }

export const pathText = ({ content, section, task }: TaskPath) => [content, section, task].join(' / ')

function taskInput(
  task: SampleTask,
  place: Omit<TaskPlace, 'taskKey'>,
  places: SeededContents['places'],
): CreateTaskInput {
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

/** Creates the sample contents with their sections and tasks through the API. */
export async function seedContents(call: CallApi): Promise<SeededContents> {
  const contents: SeededContents['contents'] = new Map()
  const places: SeededContents['places'] = new Map()
  for (const content of academy.contents) {
    const { name, instructions, descText } = content
    const { createContent } = await call(SeedContentDocument, { input: { name, instructions, descText } })
    contents.set(name, createContent.key)
    for (const section of content.sections) {
      const { createSection } = await call(SeedSectionDocument, {
        input: { contentKey: createContent.key, name: section.name, instructions: section.instructions },
      })
      const at = { contentKey: createContent.key, sectionKey: createSection.key }
      for (const task of section.tasks) {
        const { createTask } = await call(SeedTaskDocument, { input: taskInput(task, at, places) })
        const place = { ...at, taskKey: createTask.key }
        places.set(pathText({ content: name, section: section.name, task: task.name }), place)
        if (task.type === 'Lecture') await uploadLecture(call, task, place)
      }
    }
  }
  return { contents, places }
}
