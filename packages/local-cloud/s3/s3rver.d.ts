declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { Readable } from 'node:stream'

  export type ObjectToStore = {
    bucket: string
    key: string
    content: Readable | Buffer
    metadata: Record<string, string>
  }
  export type Stored = { size: number; md5: string }
  export type Part = { number: number; etag: string }
  export type FoundObject = {
    bucket: string
    key: string
    content: Readable | null
    metadata: Record<string, string>
    range?: { start: number; end: number }
  }

  export type FilesystemStore = {
    rootDirectory: string
    getResourcePath: (bucket: string, key: string | undefined, resource: string) => string
    getMetadata: (bucket: string, key: string) => Promise<Record<string, string> & { 'content-length': number }>
    putMetadata: (bucket: string, key: string, metadata: Record<string, string>, md5: string) => Promise<void>
    existsObject: (bucket: string, key: string) => Promise<boolean>
    getObject: (bucket: string, key: string, options?: { start?: number; end?: number }) => Promise<FoundObject | null>
    putObject: (object: ObjectToStore) => Promise<Stored>
    putPart: (bucket: string, uploadId: string, partNumber: string, content: Readable) => Promise<Stored>
    putObjectMultipart: (bucket: string, uploadId: string, parts: Part[]) => Promise<Stored>
  }

  export type S3rverOptions = {
    silent: boolean
    directory: string
    vhostBuckets: boolean
    allowMismatchedSignatures: boolean
    configureBuckets: { name: string }[]
  }

  export default class S3rver {
    constructor(options: S3rverOptions)
    store: FilesystemStore
    logger: { close: () => void }
    configureBuckets(): Promise<unknown>
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>
    on(event: 'event', listener: (event: unknown) => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }
}

declare module 's3rver/lib/models/error.js' {
  /** s3rver's own error, which sets the response's status and XML by its code. */
  export default class S3Error extends Error {
    constructor(code: string, message: string, detail?: Record<string, string>)
    code: string
    status: number
  }
}
