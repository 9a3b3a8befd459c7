import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach } from 'vitest'
import { readBucket } from '../bucket-options.ts'
import { startFiles, type FilesServer } from '../start-files.ts'

export const Bucket = 'media'
export const ORIGIN = 'https://academy.example'

/** Creates a store with the bucket `media` and an SDK client for it before each test of the file. */
export function testStore() {
  let dataDir: string
  let files: FilesServer
  let clock: number
  const open = () =>
    startFiles({
      port: 0,
      dataDir,
      buckets: [
        readBucket(Bucket, {
          CorsConfiguration: {
            CorsRules: [
              {
                AllowedHeaders: ['*'],
                AllowedMethods: ['GET', 'HEAD', 'PUT'],
                AllowedOrigins: [ORIGIN],
                ExposedHeaders: ['ETag'],
                MaxAge: 3000,
              },
            ],
          },
          LifecycleConfiguration: {
            Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
          },
        }),
      ],
      corsOrigins: ['http://localhost:3000'],
      secretOf: (key) => (key.startsWith('LOCAL') ? `secret of ${key}` : undefined),
      isAllowed: (key, action, resource) =>
        key === 'LOCALDEVELOPER' || (action === 's3:GetObject' && resource.startsWith('arn:aws:s3:::media/lectures/')),
      log: () => undefined,
      now: () => clock,
    })

  const client = (accessKeyId = 'LOCALDEVELOPER', secretAccessKey = `secret of ${accessKeyId}`) =>
    new S3Client({
      region: 'us-east-1',
      endpoint: files.url,
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId, secretAccessKey },
    })

  const put = (Key: string, Body: string | Buffer | Readable, more = {}) =>
    client().send(new PutObjectCommand({ Bucket, Key, Body, ...more }))

  const get = async (Key: string, Range?: string) => {
    const reply = await client().send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }))
    return { text: await reply.Body?.transformToString(), reply }
  }

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'files-'))
    clock = Date.now()
    files = await open()
  })

  afterEach(async () => {
    await files.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    client,
    put,
    get,
    url: () => files.url,
    files: () => files,
    wait: (ms: number) => {
      clock += ms
    },
    restart: async () => {
      await files.close()
      files = await open()
    },
  }
}
