import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueFile, getCatalogueFile, replaceCatalogueFile } from './catalogue-file.ts'

const s3 = mockClient(S3Client)
const file = createCatalogueFile()

beforeEach(() => {
  s3.reset()
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('WEB_BUCKET', 'web')
})

const holding = (text: string, tag: string) => ({
  ETag: tag,
  Body: { transformToString: () => Promise.resolve(text) } as NonNullable<GetObjectCommandOutput['Body']>,
})
const refusal = (status: number) =>
  new S3ServiceException({ name: 'Refusal', $fault: 'client', $metadata: { httpStatusCode: status } })

describe('the catalogue in its bucket', () => {
  it('is read with its tag, and replaced on the condition of that tag', async () => {
    s3.on(GetObjectCommand).resolves(holding('{"courses":[{"key":"a"}],"generatedAt":5}', '"one"'))
    s3.on(PutObjectCommand).resolves({})
    const before = await getCatalogueFile({ file })
    expect(before).toEqual({ tag: '"one"', courses: ['a'], generatedAt: 5 })
    expect(await replaceCatalogueFile({ file }, '{"courses":[]}', before)).toBe(true)
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'web',
      Key: 'catalogue.json',
      Body: '{"courses":[]}',
      ContentType: 'application/json',
      CacheControl: 'public, max-age=3',
      IfMatch: '"one"',
    })
  })

  it.each([403, 404])(
    'does not exist if S3 answers %d, and is then written only if it still does not',
    async (status) => {
      s3.on(GetObjectCommand).rejects(refusal(status))
      s3.on(PutObjectCommand).resolves({})
      const before = await getCatalogueFile({ file })
      expect(before).toBeUndefined()
      expect(await replaceCatalogueFile({ file }, '{}', before)).toBe(true)
      expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ IfNoneMatch: '*' })
    },
  )

  it.each([404, 409, 412])('was written by another process if S3 answers %d to the replacement', async (status) => {
    s3.on(PutObjectCommand).rejects(refusal(status))
    expect(await replaceCatalogueFile({ file }, '{}', { tag: '"one"', courses: [], generatedAt: 1 })).toBe(false)
  })

  it('rejects when S3 refuses for another reason', async () => {
    s3.on(PutObjectCommand).rejects(refusal(400))
    s3.on(GetObjectCommand).rejects(refusal(503))
    await expect(replaceCatalogueFile({ file }, '{}', undefined)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 400 },
    })
    await expect(getCatalogueFile({ file })).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } })
  })
})
