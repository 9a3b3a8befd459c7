import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { functionNames } from 'local-cloud/appsync/javascript/sandbox.ts'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Returns the functions of @aws-appsync/utils that a resolver's text calls or imports, by their runtime names. */
function usedFunctions(text: string): readonly string[] {
  const fromModule = [...text.matchAll(/import \{([^}]*)\} from '@aws-appsync\/utils\/dynamodb'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  const operations = [...text.matchAll(/\boperations\.(\w+)\(/g)].map(([, name = '']) => `dynamodb.operations.${name}`)
  const globals = [...text.matchAll(/\b(?:util|runtime|extensions|console)(?:\.\w+)+(?=\()/g)].map(([name]) => name)
  return [
    ...fromModule.filter((name) => name !== 'operations').map((name) => `dynamodb.${name}`),
    ...operations,
    ...globals,
  ]
}

// The local cloud's own suite has a case for each of its functions.
it('every function that a resolver calls is one that the local AppSync has', () => {
  const used = [...new Set(texts.flatMap(usedFunctions))].sort()
  expect(used).toEqual(expect.arrayContaining(['dynamodb.query', 'extensions.setSubscriptionFilter', 'util.error']))
  expect(used.filter((name) => !functionNames.includes(name))).toEqual([])
})
