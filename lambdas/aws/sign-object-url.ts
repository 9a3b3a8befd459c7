import { SignatureV4 } from '@smithy/signature-v4'
import { requireEnv } from './env.ts'
import { defaultProvider } from './environment-credentials.ts'
import { Sha256 } from './sha256.ts'

/** Seconds that a signed address may be used in. */
const LIVES_FOR = 15 * 60

/** S3 signs these five signs in their encoded form, which encodeURIComponent leaves: 'Lecture (1).mp4' is a usual name. */
const encodePart = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const encodePath = (path: string) => path.split('/').map(encodePart).join('/')

/** Where an object lies: under the bucket's own host, or by path where AWS_ENDPOINT_URL_S3 names another store. */
function addressOf(bucket: string, key: string, region: string): URL {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  return endpoint
    ? new URL(`/${bucket}/${encodePath(key)}`, endpoint)
    : new URL(`/${encodePath(key)}`, `https://${bucket}.s3.${region}.amazonaws.com`)
}

/**
 * A presigned address of one object, or of the bucket where `key` is empty (SigV4, service s3), good for 15 minutes. Signed
 * here rather than by the S3 client, which would make the function's bundle half as large again. Whoever calls it has to
 * send the `headers` that are signed too, as they are: the browser says the length of a body itself.
 */
export async function signObjectUrl(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  bucket: string,
  key: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const region = requireEnv('AWS_REGION')
  const url = addressOf(bucket, key, region)
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })
  const signed = await signer.presign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port ? { port: Number(url.port) } : {}),
      path: url.pathname,
      query,
      headers: { ...headers, host: url.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    // S3 reads a tag in the header only.
    { expiresIn: LIVES_FOR, unhoistableHeaders: new Set(Object.keys(headers)) },
  )
  for (const [name, value] of Object.entries(signed.query ?? {})) url.searchParams.set(name, String(value))
  return url.href
}
