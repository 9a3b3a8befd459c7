import { readBucket } from '../s3/bucket-options.ts'
import { startFiles } from '../s3/start-files.ts'
import type { SiteFile } from '../cloudfront/find-file.ts'
import { resourcesOf } from '../cloudformation/cloud-model.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import type { CloudGround } from './cloud-parts.ts'
import { readObject } from './read-object.ts'

export type OpenFiles = {
  /** Address of S3, the same for browsers and functions. */
  url: string
  readObject: (bucket: string, key: string) => Promise<SiteFile | undefined>
}

/** Starts the template's buckets on the port after the public one. */
export async function openFiles(ground: CloudGround): Promise<OpenFiles> {
  const { model, keys, policies, port, region, dataDir, closers, log } = ground
  const files = await startFiles({
    port: port + 1,
    dataDir,
    buckets: resourcesOf(model, 'AWS::S3::Bucket').map(({ ref, properties }) => readBucket(ref, properties)),
    corsOrigins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${String(port)}`),
    secretOf: (accessKeyId) => (keys.callerOf(accessKeyId) === undefined ? undefined : keys.secretOf(accessKeyId)),
    isAllowed: (accessKeyId, action, resource) => {
      const caller = keys.callerOf(accessKeyId)
      return caller?.kind === 'developer' || (caller !== undefined && isAllowed(policies, caller.arn, action, resource))
    },
    log,
  })
  closers.add(files.close)
  return { url: files.url, readObject: (bucket, key) => readObject(files.url, region, keys.ofDeveloper(), bucket, key) }
}
