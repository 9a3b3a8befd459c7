import { S3Client } from '@aws-sdk/client-s3'
import { academy } from '../../domain/academy.ts'
import { requireEnv } from '../shared/env.ts'
import { publish } from '../shared/publish.ts'
import { openTable } from '../shared/table.ts'
import type { CatalogueDeps } from './publish-catalogue.ts'

export const deps: CatalogueDeps = {
  table: openTable(),
  files: new S3Client({}),
  bucket: requireEnv('WEB_BUCKET'),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}
