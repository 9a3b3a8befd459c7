/** A section as advice needs it: `tags` of its tests, `lessons` its readings and lectures in order. */
export type SectionLessons<Lesson> = { name: string; tags: readonly string[]; lessons: readonly Lesson[] }

/** So many lessons are named for one subject. */
const MOST = 3

const plain = (text: string): string => text.toLowerCase().trim()

/** Whether one of two texts holds the other as whole words. */
function holds(text: string, other: string): boolean {
  const [long, short] = text.length < other.length ? [other, text] : [text, other]
  return short.length > 3 && ` ${long} `.includes(` ${short} `)
}

/**
 * What to read or watch for a tag or an area: the lessons of sections whose tests carry that tag; where there is none, those
 * whose own name, or whose section's name or tag, holds the subject's name or is held by it. At most three, in the course's order.
 */
export function lessonsFor<Lesson extends { name: string }>(
  subject: string,
  sections: readonly SectionLessons<Lesson>[],
): Lesson[] {
  const name = plain(subject)
  const exact = sections.filter(({ tags }) => tags.some((tag) => plain(tag) === name))
  if (exact.length > 0) return exact.flatMap(({ lessons }) => lessons).slice(0, MOST)
  const near = sections.flatMap(({ name: section, tags, lessons }) =>
    [section, ...tags].some((text) => holds(plain(text), name))
      ? lessons
      : lessons.filter((lesson) => holds(plain(lesson.name), name)),
  )
  return near.slice(0, MOST)
}
