/** A section's lessons: `tags` of its tests, `lessons` its readings and lectures in order. */
export type SectionLessons<Lesson> = { name: string; tags: readonly string[]; lessons: readonly Lesson[] }

/** The maximum lessons for a subject. */
const MAX_LESSONS = 3

const plain = (text: string): string => text.toLowerCase().trim()

/** Whether either text contains the other as whole words. */
function contains(text: string, other: string): boolean {
  const [long, short] = text.length < other.length ? [other, text] : [text, other]
  return short.length > 3 && ` ${long} `.includes(` ${short} `)
}

/**
 * Returns what to read or watch for a tag or an area: the lessons of sections whose tests have that tag; else those
 * whose own name, section name, or tag contains the subject's name or is contained in it. At most three, in the
 * course's order.
 */
export function lessonsFor<Lesson extends { name: string }>(
  subject: string,
  sections: readonly SectionLessons<Lesson>[],
): Lesson[] {
  const name = plain(subject)
  const exact = sections.filter(({ tags }) => tags.some((tag) => plain(tag) === name))
  if (exact.length > 0) return exact.flatMap(({ lessons }) => lessons).slice(0, MAX_LESSONS)
  const near = sections.flatMap(({ name: section, tags, lessons }) =>
    [section, ...tags].some((text) => contains(plain(text), name))
      ? lessons
      : lessons.filter((lesson) => contains(plain(lesson.name), name)),
  )
  return near.slice(0, MAX_LESSONS)
}
