import { Code, FunctionRuntime } from 'aws-cdk-lib/aws-appsync'
import { buildSync } from 'esbuild'

/** AppSync rejects longer code. */
export const RESOLVER_LIMIT = 32_768

const bundles = new Map<string, string>()

/**
 * Returns the APPSYNC_JS module bundled from a resolver file and its imports. Throws an error with the file's name if
 * it exceeds AppSync's limit.
 */
export function bundleResolver(file: string): string {
  const known = bundles.get(file)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    external: ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  })
  const code = outputFiles[0]?.text ?? ''
  if (code.length > RESOLVER_LIMIT)
    throw new Error(`${file} is ${code.length} characters long; AppSync takes ${RESOLVER_LIMIT}.`)
  bundles.set(file, code)
  return code
}

/** Returns a resolver file's code for AppSync. */
export const resolverCode = (file: string) => ({
  runtime: FunctionRuntime.JS_1_0_0,
  code: Code.fromInline(bundleResolver(file)),
})
