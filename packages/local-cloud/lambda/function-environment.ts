import { at, parseJson, textOf } from '../shared/json.ts'
import type { LocalSecret } from '../secrets-manager/read-secrets.ts'
import type { Credentials } from '../cloudformation/credentials.ts'
import type { FunctionSpec } from './read-functions.ts'

/** URLs of the embedded services, by the suffix of the AWS SDK's environment variable (`DYNAMODB`, `S3`, …). */
export type Endpoints = Record<string, string>

/** Replaces `{{resolve:secretsmanager:<id>:SecretString:<key>…}}` with the local secret's value. */
export function fillSecrets(text: string, secrets: LocalSecret[]): string {
  const reference =
    /\{\{resolve:secretsmanager:((?:arn:(?:[^:}]*:){5}[^:}]+)|[^:}]+)(?::SecretString)?(?::([^:}]*))?[^}]*\}\}/g
  return text.replace(reference, (whole, id: string, key: string | undefined) => {
    const secret = secrets.find(({ arn, name }) => arn === id || name === id)
    if (secret === undefined) return whole
    return key === undefined || key === '' ? secret.value : (textOf(at(parseJson(secret.value), key)) ?? '')
  })
}

/** The variables that Lambda sets, with the local endpoints and the credentials of the function's role. */
export function functionEnvironment(
  spec: FunctionSpec,
  region: string,
  credentials: Credentials,
  endpoints: Endpoints,
  secrets: LocalSecret[],
): Record<string, string> {
  const { NODE_OPTIONS: _, ...own } = spec.environment
  const variables: Record<string, string> = {}
  for (const [name, value] of Object.entries(own)) variables[name] = fillSecrets(value, secrets)
  for (const [service, url] of Object.entries(endpoints)) variables[`AWS_ENDPOINT_URL_${service}`] = url
  return {
    ...variables,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: spec.name,
    AWS_LAMBDA_FUNCTION_VERSION: spec.version,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMegabytes),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    // Functions run on the newest Node in Lambda, but on the developer's version here.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_CONFIG_FILE: '/nonexistent',
    AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
    LAMBDA_TASK_ROOT: spec.folder,
    _HANDLER: spec.handler,
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
  }
}
