import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { requireEnv } from './env.ts'

const TTL_MS = 5 * 60_000

let client: SecretsManagerClient | undefined

/**
 * Reads a secret on first use and caches it for five minutes, so that a changed secret takes effect. Does not cache
 * failures. `variable` names the secret's ARN; `open` converts its text to the value.
 */
export function cachedSecret<Value>(variable: string, open: (text: string) => Value): () => Promise<Value> {
  let cached: { until: number; value: Promise<Value> } | undefined
  const read = async () => {
    client ??= new SecretsManagerClient({})
    const { SecretString = 'null' } = await client.send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }))
    return open(SecretString)
  }
  return () => {
    if (cached === undefined || cached.until < Date.now()) {
      const value = read()
      cached = { until: Date.now() + TTL_MS, value }
      value.catch(() => (cached = undefined))
    }
    return cached.value
  }
}
