/** Where the public file lies. */
export type CatalogueFile = {
  file: {
    /** Undefined: there is no file. */
    read: () => Promise<{ tag: string; text: string } | undefined>
    /** Writes it in place of the one with this tag (undefined: of none); false when it has another tag by now. */
    replace: (body: string, tag: string | undefined) => Promise<boolean>
  }
}

/** The file as it lies there: its tag, the keys of its courses, and when it was made (epoch milliseconds). */
export type WrittenCatalogue = { tag: string; courses: readonly string[]; generatedAt: number }

const keysIn = (courses: unknown): string[] =>
  Array.isArray(courses)
    ? courses.flatMap((course: unknown) =>
        typeof course === 'object' && course !== null && 'key' in course && typeof course.key === 'string'
          ? [course.key]
          : [],
      )
    : []

/** What the text of a file says; a text that cannot be read says nothing and is written over. */
function readText(text: string): Pick<WrittenCatalogue, 'courses' | 'generatedAt'> {
  const nothing = { courses: [], generatedAt: 0 }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('courses' in value && 'generatedAt' in value)) return nothing
    const { courses, generatedAt } = value
    return { courses: keysIn(courses), generatedAt: typeof generatedAt === 'number' ? generatedAt : 0 }
  } catch {
    return nothing
  }
}

/** The file as it is now, or undefined. */
export async function readFile({ file }: CatalogueFile): Promise<WrittenCatalogue | undefined> {
  const found = await file.read()
  return found && { tag: found.tag, ...readText(found.text) }
}

/** Writes the file in place of the one that was read (undefined: of none); false when somebody else wrote in between. */
export const replaceFile = (
  { file }: CatalogueFile,
  body: string,
  before: WrittenCatalogue | undefined,
): Promise<boolean> => file.replace(body, before?.tag)
