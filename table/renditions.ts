import type { RenditionFacts } from '#domain/content/hls/master-playlist.ts'
import type { Key } from './keys.ts'
import type { TaskItem } from './task.ts'

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
