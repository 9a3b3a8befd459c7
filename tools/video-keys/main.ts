/**
 * `npm run video:keys -- --env dev|staging|prod [--use | --remove]`: creates, activates, and removes the keys for
 * lecture access (docs/operations/rotate.md), with the operator's own AWS credentials.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { getEnvironment } from '#infra/environments.ts'
import { parseVideoKeys, videoKeysFile } from '#infra/site/video-keys.ts'
import { runCommand } from '#tools/terminal/run-command.ts'
import { stackOutput } from '#tools/terminal/stack-output.ts'
import { type KeyStore, makeKey, removeKeys, type StoredKey, takeKey } from './video-keys.ts'

function openStore(env: 'dev' | 'staging' | 'prod'): KeyStore {
  const secrets = new SecretsManagerClient({})
  const SecretId = stackOutput(env, 'VideoKeyArn')
  const file = videoKeysFile(env)
  return {
    readSecret: async () => {
      const { SecretString = '{}' } = await secrets.send(new GetSecretValueCommand({ SecretId }))
      return JSON.parse(SecretString) as StoredKey
    },
    writeSecret: async (key) => {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(key) }))
    },
    readKeys: () => (existsSync(file) ? parseVideoKeys(readFileSync(file, 'utf8')) : []),
    writeKeys: (keys) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`)
    },
    output: (name) => {
      const value = stackOutput(env, name, 'web')
      return value === '' || value === 'None' ? undefined : value
    },
    now: Date.now,
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { env: { type: 'string' }, use: { type: 'boolean' }, remove: { type: 'boolean' } },
  })
  if (values.env === undefined || (values.use === true && values.remove === true))
    throw new Error('Usage: npm run video:keys -- --env dev|staging|prod [--use | --remove]')
  const { name } = getEnvironment(values.env)
  const act = values.use === true ? takeKey : values.remove === true ? removeKeys : makeKey
  console.log(await act(name, openStore(name)))
  return 0
})
