/** Bucket and key of a path-style address. */
export type Place = { bucket: string; key: string }

/** Splits `/bucket/some/key`. */
export function placeOf({ pathname }: URL): Place {
  const [, bucket = '', ...key] = pathname.split('/')
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) }
}

/** The IAM action a request needs, and the ARN it needs it on. */
export function requiredAction(method: string, url: URL): { action: string; resource: string } {
  const { bucket, key } = placeOf(url)
  const query = url.searchParams
  const onBucket = (action: string) => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` })
  const onObject = (action: string) => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}/${key}` })
  if (bucket === '') return { action: 's3:ListAllMyBuckets', resource: '*' }
  if (key === '') {
    if (method === 'POST' && query.has('delete'))
      return { action: 's3:DeleteObject', resource: `arn:aws:s3:::${bucket}/*` }
    if (query.has('uploads')) return onBucket('ListBucketMultipartUploads')
    return method === 'GET' || method === 'HEAD' ? onBucket('ListBucket') : onBucket('PutBucketPolicy')
  }
  if (method === 'GET' && query.has('uploadId')) return onObject('ListMultipartUploadParts')
  if (method === 'GET' || method === 'HEAD') return onObject('GetObject')
  if (method === 'DELETE' && query.has('tagging')) return onObject('DeleteObjectTagging')
  if (method === 'DELETE') return onObject(query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject')
  return onObject('PutObject')
}
