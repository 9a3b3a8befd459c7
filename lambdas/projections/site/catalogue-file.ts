import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

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
export async function getCatalogueFile({ file }: CatalogueFile): Promise<WrittenCatalogue | undefined> {
  const current = await file.read()
  return current && { tag: current.tag, ...readText(current.text) }
}

/** Writes the file in place of the one that was read (undefined: of none); false when somebody else wrote in between. */
export const replaceCatalogueFile = (
  { file }: CatalogueFile,
  body: string,
  before: WrittenCatalogue | undefined,
): Promise<boolean> => file.replace(body, before?.tag)

const MAX_AGE_S = 3

const place = () => ({ Bucket: requireEnv('WEB_BUCKET'), Key: 'catalogue.json' })

/**
 * The file in the bucket that WEB_BUCKET names. The client retries what was lost: a conditional write that was done all the same is then
 * rejected, and its writer reads the file again.
 */
export const createCatalogueFile = (): CatalogueFile['file'] => ({
  read: async () => {
    // S3 answers 403 for an object that is not there to a role that may not list the bucket.
    const object = await s3().send(new GetObjectCommand(place())).catch(unlessStatus(403, 404))
    if (object?.Body === undefined || object.ETag === undefined) return undefined
    return { tag: object.ETag, text: await object.Body.transformToString() }
  },
  replace: async (body, tag) => {
    const command = new PutObjectCommand({
      ...place(),
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
