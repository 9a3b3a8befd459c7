import type { CreateTaskInput } from '#generated/schema.ts'
import { TEST_LIMITS, TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { type Scoring, scoringOf } from '#domain/questions/question.ts'
import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import type { TaskItem } from '#table/task.ts'

type TaskInput = Omit<CreateTaskInput, 'type' | 'contentKey' | 'sectionKey' | 'scoring'> & { scoring?: Scoring | null }
type FieldName = keyof TaskInput & keyof TaskItem

const ofTest = (kind: TestKind): readonly FieldName[] => [
  'tags',
  ...TEST_SETTINGS[kind].fields,
  ...TEST_LIMITS,
  'scoring',
]

/** The fields that each task type stores besides its name (spec 3.3.4 to 3.3.8). */
const FIELDS: Readonly<Record<TaskItem['taskType'], readonly FieldName[]>> = {
  Reading: [],
  Lecture: [],
  Practice: [...ofTest('Practice'), 'reserved'],
  NCLEX: ofTest('NCLEX'),
  AdaptiveNCLEX: ofTest('AdaptiveNCLEX'),
  Linking: ['linkedContentKey', 'linkedSectionKey', 'linkedTaskKey'],
}

/** Returns the named fields without nulls. */
function pick<Name extends FieldName>(
  input: TaskInput,
  names: readonly Name[],
): { [N in Name]?: NonNullable<TaskInput[N]> } {
  const picked: { [N in Name]?: NonNullable<TaskInput[N]> } = {}
  for (const name of names) {
    const value = input[name]
    if (value != null) picked[name] = value
  }
  return picked
}

/** Returns the input's fields that this task type stores, with duplicate tags removed. */
export function fieldsOfType(
  type: TaskItem['taskType'],
  input: Omit<CreateTaskInput, 'type' | 'contentKey' | 'sectionKey'>,
): Partial<Pick<TaskItem, FieldName>> {
  const tags = input.tags ? [...new Set(input.tags)] : null
  const fields = pick({ ...input, tags, scoring: scoringOf(input.scoring ?? '') ?? null }, FIELDS[type])
  if (!isTestKind(type)) return fields
  const { defaults, scoring } = TEST_SETTINGS[type]
  return { ...defaults, ...fields, ...(scoring === undefined ? {} : { scoring }) }
}
