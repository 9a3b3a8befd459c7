import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

/** Access to the public file. */
export type CatalogueFile = {
  file: {
    /** Returns undefined if there is no file. */
    read: () => Promise<{ tag: string; text: string } | undefined>
    /** Replaces the file with this tag (undefined: no file). Returns false if the tag has changed. */
    replace: (body: string, tag: string | undefined) => Promise<boolean>
  }
}

/** The stored file: its tag, the keys of its courses, and when it was generated (epoch milliseconds). */
export type WrittenCatalogue = { tag: string; courses: readonly string[]; generatedAt: number }

const keysIn = (courses: unknown): string[] =>
  Array.isArray(courses)
    ? courses.flatMap((course: unknown) =>
        typeof course === 'object' && course !== null && 'key' in course && typeof course.key === 'string'
          ? [course.key]
          : [],
      )
    : []

/** Parses a file's text; one that cannot be read counts as empty and is overwritten. */
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

/** Returns the current file, or undefined. */
export async function getCatalogueFile({ file }: CatalogueFile): Promise<WrittenCatalogue | undefined> {
  const current = await file.read()
  return current && { tag: current.tag, ...readText(current.text) }
}

/** Replaces the file that was read (undefined: no file). Returns false if another writer changed it in between. */
export const replaceCatalogueFile = (
  { file }: CatalogueFile,
  body: string,
  before: WrittenCatalogue | undefined,
): Promise<boolean> => file.replace(body, before?.tag)

const MAX_AGE_S = 3

const objectRef = () => ({ Bucket: requireEnv('WEB_BUCKET'), Key: 'catalogue.json' })

/**
 * The file in the bucket that WEB_BUCKET names. The client retries lost requests: if the conditional write had
 * succeeded, its retry is rejected, and the writer reads the file again.
 */
export const createCatalogueFile = (): CatalogueFile['file'] => ({
  read: async () => {
    // Without permission to list the bucket, S3 answers 403 for a missing object.
    const object = await s3().send(new GetObjectCommand(objectRef())).catch(unlessStatus(403, 404))
    if (object?.Body === undefined || object.ETag === undefined) return undefined
    return { tag: object.ETag, text: await object.Body.transformToString() }
  },
  replace: async (body, tag) => {
    const command = new PutObjectCommand({
      ...objectRef(),
      Body: body,
      ContentType: 'application/json',
      CacheControl: `public, max-age=${MAX_AGE_S}`,
      ...(tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }),
    })
    const expected = tag === undefined ? [409, 412] : [404, 409, 412]
    const reply = await s3()
      .send(command)
      .catch(unlessStatus(...expected))
    return reply !== undefined
  },
})
