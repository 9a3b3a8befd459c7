import type { ContentMessage } from '#domain/messages/content.ts'
import { MAX_LABEL_LENGTH } from '../questions/labels.ts'
import { TEST_KINDS, type TestKind } from '#domain/attempts/test-kind.ts'
import { checkName, type NameVerdict } from './name.ts'
import { type Faults, limitFaults, TEST_SETTINGS, type TestSettings } from './test-settings.ts'

/** The types of task (spec 3.1.1), in the order in which authors choose (spec 3.2.6). */
export const TASK_TYPES = ['Reading', 'Lecture', ...TEST_KINDS, 'Linking'] as const

export type TaskType = (typeof TASK_TYPES)[number]

/** Returns the display name of a task type. */
export const taskTypeName = (type: TaskType): string => (type === 'AdaptiveNCLEX' ? 'Adaptive NCLEX' : type)

type Maybe<T> = T | null | undefined
/** A task as submitted by a form; which fields apply depends on the type (spec 3.3.4 to 3.3.8). */
export type TaskDraft = TestSettings & {
  type: TaskType
  name: string
  text?: Maybe<string>
  linkedContentKey?: Maybe<string>
  linkedSectionKey?: Maybe<string>
  linkedTaskKey?: Maybe<string>
}

export type TaskVerdict = { ok: true; name: string; url: string } | { ok: false; code: ContentMessage }

const MAX_TAGS = 40

/** A link needs its full path: content, section, and task (spec 3.5.16). */
const isLink = (draft: TaskDraft) => Boolean(draft.linkedContentKey && draft.linkedSectionKey && draft.linkedTaskKey)

type TypeFaults = (draft: TaskDraft, body: string, areas: number) => Faults

function tagsFault(tags: readonly string[]): ContentMessage | undefined {
  if (tags.length === 0) return 'tags-empty'
  return tags.length > MAX_TAGS || tags.some((tag) => tag.length > MAX_LABEL_LENGTH) ? 'tags-many' : undefined
}

/** Tags and numbers of a test (spec 3.5.9 to 3.5.13). */
const testFaults =
  (kind: TestKind): TypeFaults =>
  (draft, _, areas) => [
    tagsFault(draft.tags ?? []),
    ...TEST_SETTINGS[kind].faults(draft, areas),
    ...limitFaults(kind, draft),
  ]

/** Checks of a task by type, apart from its name. */
const FAULTS: Readonly<Record<TaskType, TypeFaults>> = {
  Reading: (_, body) => [body.trim() === '' ? 'reading-text-empty' : undefined],
  Lecture: () => [],
  Practice: testFaults('Practice'),
  NCLEX: testFaults('NCLEX'),
  AdaptiveNCLEX: testFaults('AdaptiveNCLEX'),
  Linking: (draft) => [isLink(draft) ? undefined : 'link-empty'],
}

/** What the rules need apart from the task: whether it is stored already, and how many NCLEX areas the academy has. */
export type TaskContext = { stored?: boolean; areas?: number }

type NameFault = Extract<NameVerdict, { ok: false }>['code']

function nameFault(fault: NameFault, { type }: TaskDraft, stored: boolean): ContentMessage {
  const plain = type === 'Reading' || type === 'Lecture'
  if (fault === 'empty') return plain ? 'task-name-empty' : 'section-name-empty'
  // The other message is that of renaming a Lecture (spec 3.5.2).
  if (fault === 'reserved') return type === 'Lecture' && stored ? 'lecture-name-reserved' : 'name-reserved'
  return fault === 'long' ? 'name-long' : 'name-without-letters'
}

/** Returns all errors of a task, in the order of spec 3.5; `body` is the plain text of `draft.text`. */
export function taskFaults(draft: TaskDraft, body: string, { stored = false, areas = 0 }: TaskContext = {}) {
  const named = checkName(draft.name)
  const name = named.ok ? undefined : nameFault(named.code, draft, stored)
  return [name, ...FAULTS[draft.type](draft, body, areas)].filter((fault) => fault !== undefined)
}

/** Returns the task as stored, or its first error; `body` is the plain text of `draft.text`, derived by the server. */
export function checkTask(
  draft: TaskDraft,
  body: string,
  { stored = false, areas = 0 }: TaskContext = {},
): TaskVerdict {
  const named = checkName(draft.name)
  if (!named.ok) return { ok: false, code: nameFault(named.code, draft, stored) }
  const code = FAULTS[draft.type](draft, body, areas).find((fault) => fault !== undefined)
  return code === undefined ? { ok: true, name: named.name, url: named.url } : { ok: false, code }
}
