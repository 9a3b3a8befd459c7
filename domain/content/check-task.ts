import type { ContentMessage } from '#domain/messages/content.ts'
import { LONGEST_LABEL } from '../questions/labels.ts'
import { checkName } from './name.ts'

export type TaskType = 'Reading' | 'Lecture' | 'Practice' | 'NCLEX' | 'Linking'

type Maybe<T> = T | null | undefined
/** A task as a form gives it; which fields count depends on the type (spec 3.3.4 to 3.3.8). */
export type TaskDraft = {
  type: TaskType
  name: string
  text?: Maybe<string>
  tags?: Maybe<readonly string[]>
  numOfQuestions?: Maybe<number>
  percentEasy?: Maybe<number>
  minQuestions?: Maybe<number>
  maxQuestions?: Maybe<number>
  timeAllowed?: Maybe<number>
  attempts?: Maybe<number>
  passGrade?: Maybe<number>
  linkedContentKey?: Maybe<string>
  linkedSectionKey?: Maybe<string>
  linkedTaskKey?: Maybe<string>
}

export type TaskVerdict = { ok: true; name: string; url: string } | { ok: false; code: ContentMessage }

const MOST_TAGS = 40
/** Questions of a test: those of an NCLEX are at most its maximum for each area (decisions, 3.3.6). */
export const MOST_QUESTIONS = 500
const MOST_PERCENT = 100
const refuse = (code: ContentMessage): TaskVerdict => ({ ok: false, code })
const isPositive = (value: Maybe<number>) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isAbsent = (value: Maybe<number>) => value === null || value === undefined
const isOptional = (value: Maybe<number>) => isAbsent(value) || isPositive(value)

/** A link names all of its way: content, section and task (spec 3.5.16). */
const isLink = (draft: TaskDraft) => Boolean(draft.linkedContentKey && draft.linkedSectionKey && draft.linkedTaskKey)

/** Tags and numbers of a Practice or NCLEX task (spec 3.5.9 to 3.5.13). */
function checkTest(draft: TaskDraft, areas: number): ContentMessage | undefined {
  const tags = draft.tags ?? []
  if (tags.length === 0) return 'tags-empty'
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_LABEL)) return 'tags-many'
  if (draft.type === 'NCLEX' && (tags.length !== 1 || (tags[0] !== 'RN' && tags[0] !== 'PN'))) return 'nclex-tag'
  if (draft.type === 'Practice') {
    if (!isPositive(draft.numOfQuestions)) return 'number-invalid'
    if ((draft.numOfQuestions ?? 0) > MOST_QUESTIONS) return 'questions-many'
    if (!isOptional(draft.percentEasy)) return 'easy-invalid'
    if ((draft.percentEasy ?? 0) > MOST_PERCENT) return 'easy-beyond'
  } else {
    if (!isPositive(draft.minQuestions)) return 'min-invalid'
    if (!isPositive(draft.maxQuestions)) return 'max-invalid'
    if ((draft.minQuestions ?? 0) >= (draft.maxQuestions ?? 0)) return 'min-not-below-max'
    if ((draft.maxQuestions ?? 0) * Math.max(areas, 1) > MOST_QUESTIONS) return 'questions-many'
  }
  if (!isPositive(draft.timeAllowed)) return 'time-invalid'
  if (!isOptional(draft.attempts)) return 'attempts-invalid'
  if (!isOptional(draft.passGrade)) return 'pass-grade-invalid'
  if ((draft.passGrade ?? 0) > MOST_PERCENT) return 'pass-grade-beyond'
  return undefined
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
  const wrong =
    draft.type === 'Reading' && body.trim() === ''
      ? 'reading-text-empty'
      : draft.type === 'Practice' || draft.type === 'NCLEX'
        ? checkTest(draft, areas)
        : draft.type === 'Linking' && !isLink(draft)
          ? 'link-empty'
          : undefined
  return wrong ? refuse(wrong) : { ok: true, name: named.name, url: named.url }
}
