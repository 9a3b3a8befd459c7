import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { type TestTask } from '#domain/attempts/test-task.ts'
import type { RenditionFacts } from '#domain/content/hls/master-playlist.ts'
import type { Scoring } from '#domain/questions/question.ts'
import { inTests } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** The keys of a task's content and section, and its own. */
export type TaskPath = { contentKey: string; sectionKey: string; key: string }

/** A task of a section (spec 3.3.3 to 3.3.8), without a Reading's text. */
export type TaskItem = Key & {
  type: 'task'
  key: string
  contentKey: string
  sectionKey: string
  taskType: 'Reading' | 'Lecture' | TestKind | 'Linking'
  name: string
  url: string
  /** Lecture: the stored video lectures/{key}/{fileName}, its formatted size, and its captions next to it. */
  fileName?: string
  fileDetails?: string
  captionsName?: string
  /**
   * The captions file saved by the editor, a new one with each save, and the one that it replaced; absent: they are in
   * captionsName.
   */
  captionsFile?: { name: string; replaced?: string }
  /** Who compared the captions with the video, and when (epoch milliseconds); absent: unreviewed. */
  captionsReviewed?: { by: string; at: number }
  /** Lecture: the upload that is being finished or whose video is shown; `at` in epoch milliseconds. */
  upload?: { id: string; name: string; at: number }
  /** Lecture: the renditions of the video, in their folder next to it. */
  renditions?: PublishedRenditions
  /** Reading: the number of words in its text; absent in items from before words were counted. */
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
  /** For a test; absent: Select All That Apply is scored all or nothing. */
  scoring?: Scoring
  /** Practice: whether students' quizzes leave out the questions with its tags. */
  reserved?: boolean
  linkedContentKey?: string
  linkedSectionKey?: string
  linkedTaskKey?: string
  /** Linking: the target's type, which never changes. */
  linkedType?: 'Reading' | 'Lecture' | TestKind
  /** How many Linking tasks link to it. */
  linkedBy: number
  version: number
  /** Tests only: found together when a question is deleted. */
  gsi1pk?: string
  gsi1sk?: string
}

/** Returns a task's index keys: tests only. */
export const indexOfTask = ({
  taskType,
  key,
}: Pick<TaskItem, 'taskType' | 'key'>): Partial<ReturnType<typeof inTests>> =>
  isTestKind(taskType) ? inTests(key) : {}

/** A Reading's text (spec 3.3.4): sanitized rich text, and its plain text; the task's name is for the audit. */
export type TaskTextItem = Key & { type: 'task-text'; taskName: string; text: string; body: string; version: number }

/** Returns a test's settings; undefined for other tasks. */
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

/** Returns the name of the stored captions file of a Lecture, next to its video; undefined without captions. */
export const captionsFileOf = ({ captionsName, captionsFile }: TaskItem): string | undefined =>
  captionsName === undefined ? undefined : (captionsFile?.name ?? captionsName)

/** Returns the target of a Linking task (spec 3.2.19); undefined for other tasks. */
export function linkOf({
  taskType,
  linkedContentKey,
  linkedSectionKey,
  linkedTaskKey,
}: TaskItem): TaskPath | undefined {
  if (taskType !== 'Linking' || !linkedContentKey || !linkedSectionKey || !linkedTaskKey) return undefined
  return { contentKey: linkedContentKey, sectionKey: linkedSectionKey, key: linkedTaskKey }
}

/** A stored and checked rendition: its bytes, its seconds, and its upload. */
export type StoredRendition = RenditionFacts & { size: number; seconds: number; upload: string }

/**
 * A Lecture's renditions while they are created: stored in `folder` of lectures/{key}/; `video` is the upload of the
 * source video. `claim`: the upload of one that is being finished; `at` in epoch milliseconds.
 */
export type RenditionsItem = Key & {
  type: 'renditions'
  key: string
  folder: string
  video: string
  list: StoredRendition[]
  claim?: { id: string; at: number }
}

/** The published renditions of a Lecture's video. Sizes in pixels, bits a second, and bytes. */
export type PublishedRenditions = {
  folder: string
  /** The upload of the source video. */
  video: string
  seconds: number
  list: { name: string; width: number; height: number; bandwidth: number; size: number }[]
}

/** Returns the upload of a Lecture's video; '' if it is from before uploads were recorded. */
export const videoOf = ({ upload }: Pick<TaskItem, 'upload'>): string => upload?.id ?? ''
