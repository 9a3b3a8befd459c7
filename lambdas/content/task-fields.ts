import type { CreateTaskInput } from '#generated/schema.ts'
import type { TaskItem } from '#table/task.ts'

type Given = Omit<CreateTaskInput, 'type' | 'contentKey' | 'sectionKey'>
type OwnFields = Partial<
  Omit<TaskItem, 'type' | 'taskType' | 'pk' | 'sk' | 'key' | 'name' | 'url' | 'version' | 'linkedBy' | 'linkedType'>
>

/** Without the fields that are null or undefined. */
function present<T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const kept: { [Name in keyof T]?: NonNullable<T[Name]> } = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== null && value !== undefined) kept[name] = value
  }
  return kept
}

/** The fields that a task of this type keeps of what was given (spec 3.3.4 to 3.3.8); anything else is left out. */
export function fieldsOfType(type: TaskItem['taskType'], given: Given): OwnFields {
  const { timeAllowed, attempts, passGrade } = given
  const limits = { timeAllowed, attempts, passGrade }
  const tags = given.tags ? [...new Set(given.tags)] : undefined
  if (type === 'Practice')
    return present({ tags, numOfQuestions: given.numOfQuestions, percentEasy: given.percentEasy, ...limits })
  if (type === 'NCLEX')
    return present({ tags, minQuestions: given.minQuestions, maxQuestions: given.maxQuestions, ...limits })
  if (type === 'Linking')
    return present({
      linkedContentKey: given.linkedContentKey,
      linkedSectionKey: given.linkedSectionKey,
      linkedTaskKey: given.linkedTaskKey,
    })
  return {}
}
