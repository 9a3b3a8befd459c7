import type { ContentMessage } from '#domain/messages/content.ts'
import { LONGEST_LABEL } from '../questions/labels.ts'
import { TEST_KINDS, type TestKind } from '#domain/attempts/test-task.ts'
import { checkName } from './name.ts'
import { checkLimits, TEST_SETTINGS, type TestSettings } from './test-settings.ts'

/** The types of task (spec 3.1.1), in the order in which authors choose (spec 3.2.6). */
export const TASK_TYPES = ['Reading', 'Lecture', ...TEST_KINDS, 'Linking'] as const

export type TaskType = (typeof TASK_TYPES)[number]

/** The name of a type of task as it is shown. */
export const taskTypeName = (type: TaskType): string => (type === 'AdaptiveNCLEX' ? 'Adaptive NCLEX' : type)

type Maybe<T> = T | null | undefined
/** A task as a form gives it; which fields count depends on the type (spec 3.3.4 to 3.3.8). */
export type TaskDraft = TestSettings & {
  type: TaskType
  name: string
  text?: Maybe<string>
  linkedContentKey?: Maybe<string>
  linkedSectionKey?: Maybe<string>
  linkedTaskKey?: Maybe<string>
}

export type TaskVerdict = { ok: true; name: string; url: string } | { ok: false; code: ContentMessage }

const MOST_TAGS = 40
const refuse = (code: ContentMessage): TaskVerdict => ({ ok: false, code })

/** A link names all of its way: content, section and task (spec 3.5.16). */
const isLink = (draft: TaskDraft) => Boolean(draft.linkedContentKey && draft.linkedSectionKey && draft.linkedTaskKey)

type TypeCheck = (draft: TaskDraft, body: string, areas: number) => ContentMessage | undefined

/** Tags and numbers of a test (spec 3.5.9 to 3.5.13). */
const checkTest =
  (kind: TestKind): TypeCheck =>
  (draft, _, areas) => {
    const tags = draft.tags ?? []
    if (tags.length === 0) return 'tags-empty'
    if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_LABEL)) return 'tags-many'
    return TEST_SETTINGS[kind].check(draft, areas) ?? checkLimits(kind, draft)
  }

/** What is wrong with a task beside its name, by type. */
const CHECKS: Readonly<Record<TaskType, TypeCheck>> = {
  Reading: (_, body) => (body.trim() === '' ? 'reading-text-empty' : undefined),
  Lecture: () => undefined,
  Practice: checkTest('Practice'),
  NCLEX: checkTest('NCLEX'),
  AdaptiveNCLEX: checkTest('AdaptiveNCLEX'),
  Linking: (draft) => (isLink(draft) ? undefined : 'link-empty'),
}

/** What the rules must know beside the task: whether it is there already, and how many NCLEX areas the academy has. */
export type Around = { stored?: boolean; areas?: number }

/** `body` is the plain text of `draft.text`, derived by the server. */
export function checkTask(draft: TaskDraft, body: string, { stored = false, areas = 0 }: Around = {}): TaskVerdict {
  const named = checkName(draft.name)
  if (!named.ok) {
    const plain = draft.type === 'Reading' || draft.type === 'Lecture'
    if (named.code === 'empty') return refuse(plain ? 'task-name-empty' : 'section-name-empty')
    if (named.code === 'reserved') {
      // The other words are those of a Lecture's rename (spec 3.5.2).
      return refuse(draft.type === 'Lecture' && stored ? 'lecture-name-reserved' : 'name-reserved')
    }
    return refuse(named.code === 'long' ? 'name-long' : 'name-without-letters')
  }
  const wrong = CHECKS[draft.type](draft, body, areas)
  return wrong ? refuse(wrong) : { ok: true, name: named.name, url: named.url }
}
