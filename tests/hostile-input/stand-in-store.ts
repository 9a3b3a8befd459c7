import { createServer } from 'node:http'

/** Bytes of the longest key that S3 takes. */
const LONGEST_KEY = 1_024

/** An object store that begins uploads and has nothing: enough for calls that name what is not there. */
export async function standInStore() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = Buffer.from(decodeURIComponent(url.pathname.split('/').slice(2).join('/')))
    if (key.length > LONGEST_KEY) response.writeHead(400).end('<Error><Code>KeyTooLongError</Code></Error>')
    else if (url.searchParams.has('uploads'))
      response.end('<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>')
    else if (request.method === 'PUT') response.end()
    else if (request.method === 'DELETE') response.writeHead(204).end()
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
