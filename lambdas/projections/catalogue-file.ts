/** What the store of the public file answered; `text` is that of a reading. */
export type StoreReply = { status: number; etag: string | null; text: string }

/** Where the public file lies. A reply is given whatever its status; only a lost one rejects. */
export type CatalogueFile = {
  file: {
    get: () => Promise<StoreReply>
    put: (body: string, headers: Readonly<Record<string, string>>) => Promise<StoreReply>
  }
}

/** The file as it lies there: its tag, the keys of its courses, and when it was made (epoch milliseconds). */
export type WrittenCatalogue = { tag: string; courses: readonly string[]; generatedAt: number }

const MAX_AGE_S = 3

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

/** The file as it is now, or undefined. Who may not list a bucket is told 403 of a file that is not there. */
export async function readFile({ file }: CatalogueFile): Promise<WrittenCatalogue | undefined> {
  const { status, etag, text } = await file.get()
  if (status === 404 || status === 403) return undefined
  if (status !== 200) throw new Error(`The catalogue could not be read: ${status}`)
  return etag === null ? undefined : { tag: etag, ...readText(text) }
}

/** Writes the file in place of the one that was read (undefined: of none); false when somebody else wrote meanwhile. */
export async function replaceFile(
  { file }: CatalogueFile,
  body: string,
  before: WrittenCatalogue | undefined,
): Promise<boolean> {
  const { status } = await file.put(body, {
    'content-type': 'application/json',
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    ...(before ? { 'if-match': before.tag } : { 'if-none-match': '*' }),
  })
  if (status === 200) return true
  if (status === 412 || status === 409 || (status === 404 && before)) return false
  throw new Error(`The catalogue could not be written: ${status}`)
}
