/** A section, or a task with `taskKey`. */
export type LinkedPlace = { contentKey: string; sectionKey: string; taskKey?: string | undefined }

/**
 * Returns the path that opens a course, one of its sections, or a task for any student who has it (decision 0130). It
 * contains nothing of a student, so it can be shared.
 */
export function linkPath(courseKey: string, place?: LinkedPlace): string {
  const keys = [courseKey, place?.contentKey, place?.sectionKey, place?.taskKey].filter((key) => key !== undefined)
  return `/go/${keys.map(encodeURIComponent).join('/')}`
}
