import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { requireEnv } from './env.ts'

const LIVES_MS = 5 * 60_000

let client: SecretsManagerClient | undefined

/**
 * Opens what a secret holds, at the first use; kept for five minutes, so that a changed secret is taken up. A failed read is
 * not kept. `variable` names the secret's ARN, `open` makes the value from its text.
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
      cached = { until: Date.now() + LIVES_MS, value }
      value.catch(() => (cached = undefined))
    }
    return cached.value
  }
}
