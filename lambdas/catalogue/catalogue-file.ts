import { GetObjectCommand, PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3'

/** Where the public file lies. */
export type CatalogueFile = { files: Pick<S3Client, 'send'>; bucket: string }

/** The file as it lies there: its tag, the keys of its courses, and when it was made (epoch milliseconds). */
export type WrittenCatalogue = { tag: string; courses: readonly string[]; generatedAt: number }

const FILE = 'catalogue.json'
const MAX_AGE_S = 3

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined)

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
export async function readFile({ files, bucket }: CatalogueFile): Promise<WrittenCatalogue | undefined> {
  try {
    const { Body, ETag } = await files.send(new GetObjectCommand({ Bucket: bucket, Key: FILE }))
    return ETag === undefined ? undefined : { tag: ETag, ...readText((await Body?.transformToString()) ?? '') }
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 403) return undefined
    throw error
  }
}

/** Writes the file in place of the one that was read (undefined: of none); false when somebody else wrote meanwhile. */
export async function replaceFile(
  { files, bucket }: CatalogueFile,
  body: string,
  before: WrittenCatalogue | undefined,
): Promise<boolean> {
  try {
    await files.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: FILE,
        Body: body,
        ContentType: 'application/json',
        CacheControl: `public, max-age=${MAX_AGE_S}`,
        ...(before ? { IfMatch: before.tag } : { IfNoneMatch: '*' }),
      }),
    )
    return true
  } catch (error) {
    const status = statusOf(error)
    if (status === 412 || status === 409 || (status === 404 && before)) return false
    throw error
  }
}
