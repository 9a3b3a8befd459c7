import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'

type Services = { files: string; table: string }

/**
 * Runs a script with the search function as it is deployed, in a process of its own between these services; gives what the
 * script prints. `script` takes the address of the function's module.
 */
export async function runSearchFunction(
  script: (module: string) => string,
  { files, table }: Services,
  flags: readonly string[] = [],
): Promise<string> {
  const module = pathToFileURL(join(bundleFunction('search'), 'index.js')).href
  const env = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    AWS_ENDPOINT_URL_S3: files,
    AWS_ENDPOINT_URL_DYNAMODB: table,
    TABLE_NAME: 'none',
    SEARCH_BUCKET: 'search',
  }
  const args = [...flags, '--input-type=module', '-e', script(module)]
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}
