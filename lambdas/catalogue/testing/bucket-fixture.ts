import { GetObjectCommand, PutObjectCommand, type PutObjectCommandInput, S3ServiceException } from '@aws-sdk/client-s3'
import type { Catalogue } from '../../../domain/courses/catalogue.ts'
import type { CatalogueFile } from '../catalogue-file.ts'

/** A bucket that holds one file and keeps the conditions of its writes; without a file it answers as it does to strangers. */
export type TestBucket = CatalogueFile & {
  puts: PutObjectCommandInput[]
  /** The file as it lies there. */
  catalogue: () => Catalogue
}

const refused = (status: number, name: string) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: status } })

export function aBucket(): TestBucket {
  const puts: PutObjectCommandInput[] = []
  const tag = () => (puts.length === 0 ? undefined : `"${puts.length}"`)
  const text = () => {
    const { Body } = puts.at(-1) ?? {}
    if (typeof Body !== 'string') throw new Error('No catalogue was written')
    return Body
  }
  const send = (command: unknown): object => {
    if (command instanceof GetObjectCommand) {
      if (puts.length === 0) throw refused(403, 'AccessDenied')
      const body = text()
      return { ETag: tag(), Body: { transformToString: () => Promise.resolve(body) } }
    }
    if (!(command instanceof PutObjectCommand)) throw new Error('The catalogue only reads and writes its file')
    const { IfMatch, IfNoneMatch } = command.input
    const fits = IfNoneMatch === '*' ? tag() === undefined : IfMatch !== undefined && IfMatch === tag()
    if (!fits) throw refused(412, 'PreconditionFailed')
    puts.push(command.input)
    return {}
  }
  return {
    files: { send: async (command: unknown) => Promise.resolve(command).then(send) } as CatalogueFile['files'],
    bucket: 'web',
    puts,
    catalogue: () => JSON.parse(text()) as Catalogue,
  }
}
