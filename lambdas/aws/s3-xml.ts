/** The text of the first such element in an answer of S3; empty when there is none. */
export const textIn = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** An ETag without its quotes, however they are written. */
export const plainTag = (etag: string): string => etag.replace(/&quot;|&#34;|"/g, '')
