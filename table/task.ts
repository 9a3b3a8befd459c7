import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { type TestTask } from '#domain/attempts/test-task.ts'
import type { RenditionFacts } from '#domain/content/hls/master-playlist.ts'
import type { Scoring } from '#domain/questions/question.ts'
import { inTests } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** Where a task lies. */
export type TaskPath = { contentKey: string; sectionKey: string; key: string }

/** A task of a section (spec 3.3.3 to 3.3.8), all but a Reading's text. */
export type TaskItem = Key & {
  type: 'task'
  key: string
  contentKey: string
  sectionKey: string
  taskType: 'Reading' | 'Lecture' | TestKind | 'Linking'
  name: string
  url: string
  /** Lecture: the stored video lectures/{key}/{fileName}, its size in words, and its captions beside it. */
  fileName?: string
  fileDetails?: string
  captionsName?: string
  /** The file of captions that the editor saved, new with each save, and the one that it replaced; absent: they are in captionsName. */
  captionsFile?: { name: string; replaced?: string }
  /** Who compared the captions with the video, and when (epoch milliseconds); absent: unreviewed. */
  captionsReviewed?: { by: string; at: number }
  /** Lecture: the upload that finishes now or whose video is shown; `at` in epoch milliseconds. */
  upload?: { id: string; name: string; at: number }
  /** Lecture: the renditions of the video, in their folder beside it. */
  renditions?: PublishedRenditions
  /** Reading: the words of its text; absent on items from before they were counted. */
  words?: number
  tags?: string[]
  numOfQuestions?: number
  percentEasy?: number
  caseStudies?: number
  minQuestions?: number
  maxQuestions?: number
  timeAllowed?: number
  attempts?: number
  passGrade?: number
  /** Of a test; absent: a Select All That Apply gives all or nothing. */
  scoring?: Scoring
  /** Practice: its tags' questions are left out of students' quizzes. */
  reserved?: boolean
  linkedContentKey?: string
  linkedSectionKey?: string
  linkedTaskKey?: string
  /** Linking: the target's type, which never changes. */
  linkedType?: 'Reading' | 'Lecture' | TestKind
  /** How many Linking tasks point here. */
  linkedBy: number
  version: number
  /** Tests only: they are found together when a question is deleted. */
  gsi1pk?: string
  gsi1sk?: string
}

/** Where the index holds a task: tests only. */
export const indexOfTask = ({
  taskType,
  key,
}: Pick<TaskItem, 'taskType' | 'key'>): Partial<ReturnType<typeof inTests>> =>
  isTestKind(taskType) ? inTests(key) : {}

/** A Reading's text (spec 3.3.4): sanitised rich text, and the same as plain text; the task's name is for the audit. */
export type TaskTextItem = Key & { type: 'task-text'; taskName: string; text: string; body: string; version: number }

/** A test's settings; absent for a task of another type. */
export function testTaskOf(item: TaskItem): TestTask | undefined {
  if (!isTestKind(item.taskType)) return undefined
  const {
    numOfQuestions,
    percentEasy,
    caseStudies,
    minQuestions,
    maxQuestions,
    timeAllowed,
    attempts,
    passGrade,
    scoring,
  } = item
  return {
    type: item.taskType,
    tags: item.tags ?? [],
    ...(numOfQuestions == null ? {} : { numOfQuestions }),
    ...(percentEasy == null ? {} : { percentEasy }),
    ...(caseStudies == null ? {} : { caseStudies }),
    ...(minQuestions == null ? {} : { minQuestions }),
    ...(maxQuestions == null ? {} : { maxQuestions }),
    ...(timeAllowed == null ? {} : { timeAllowed }),
    ...(attempts == null ? {} : { attempts }),
    ...(passGrade == null ? {} : { passGrade }),
    ...(scoring == null ? {} : { scoring }),
  }
}

/** The name of the stored file of a Lecture's captions, beside its video; undefined without captions. */
export const captionsFileOf = ({ captionsName, captionsFile }: TaskItem): string | undefined =>
  captionsName === undefined ? undefined : (captionsFile?.name ?? captionsName)

/** Where a Linking task's target lies (spec 3.2.19); absent for other tasks. */
export function linkOf({
  taskType,
  linkedContentKey,
  linkedSectionKey,
  linkedTaskKey,
}: TaskItem): TaskPath | undefined {
  if (taskType !== 'Linking' || !linkedContentKey || !linkedSectionKey || !linkedTaskKey) return undefined
  return { contentKey: linkedContentKey, sectionKey: linkedSectionKey, key: linkedTaskKey }
}

/** A rendition that is stored and checked: its bytes, its seconds, and the upload that it came by. */
export type StoredRendition = RenditionFacts & { size: number; seconds: number; upload: string }

/**
 * A Lecture's renditions while they are made: `folder` of lectures/{key}/ holds them, `video` is the upload of the video that they are
 * made from. `claim`: the upload of one that is being finished; `at` in epoch milliseconds.
 */
export type RenditionsItem = Key & {
  type: 'renditions'
  key: string
  folder: string
  video: string
  list: StoredRendition[]
  claim?: { id: string; at: number }
}

/** The renditions of a Lecture's video that students play. Sizes in pixels, bits a second and bytes. */
export type PublishedRenditions = {
  folder: string
  /** The upload of the video that they were made from. */
  video: string
  seconds: number
  list: { name: string; width: number; height: number; bandwidth: number; size: number }[]
}

/** Which video a Lecture shows: the upload that it came by; empty for one of before uploads were recorded. */
export const videoOf = ({ upload }: Pick<TaskItem, 'upload'>): string => upload?.id ?? ''
