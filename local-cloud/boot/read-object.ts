import { hashText, signRequest } from '../shared/sign-request.ts'
import { toSiteFile, type SiteFile } from '../cloudfront/find-file.ts'
import type { Credentials } from '../cloudformation/credentials.ts'

/** Reads an object of a bucket as the developer; undefined when there is none. */
export async function readObject(
  endpoint: string,
  region: string,
  { accessKeyId, secretAccessKey }: Credentials,
  bucket: string,
  key: string,
): Promise<SiteFile | undefined> {
  const url = new URL(`/${bucket}/${key}`, endpoint)
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '')
  const payloadHash = hashText('')
  const headers = { host: url.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': date }
  const signedHeaders = Object.keys(headers)
  const request = {
    method: 'GET',
    path: url.pathname,
    query: '',
    headers,
    signedHeaders,
    payloadHash,
    date,
    region,
    service: 's3',
  }
  const credential = `${accessKeyId}/${date.slice(0, 8)}/${region}/s3/aws4_request`
  const signature = signRequest(request, secretAccessKey)
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`
  const response = await fetch(url, { headers: { ...headers, authorization } })
  const body = Buffer.from(await response.arrayBuffer())
  if (!response.ok) return undefined
  const file = toSiteFile(`/${key}`, body, response.headers.get('content-type') ?? undefined)
  const kept = response.headers.get('cache-control') ?? ''
  return kept.includes('immutable') ? { ...file, cacheControl: kept } : file
}
