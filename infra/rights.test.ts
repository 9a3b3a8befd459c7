import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { PARTITIONS } from '#table/partitions.ts'
import { FUNCTION_NAMES, functionFile, type FunctionName } from './functions/functions.ts'
import { TABLE_RIGHTS, type TableRights } from './functions/table-rights.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

/** Returns the parts of a function's code by file, after tree shaking. */
function partsOf(name: FunctionName): { file: string; code: string }[] {
  const { outputFiles } = buildSync({
    entryPoints: [functionFile(name)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const [, ...parts] = (outputFiles[0]?.text ?? '').split(/^\/\/ (\S+\.ts)$/m)
  return parts.flatMap((file, n) => (n % 2 === 0 ? [{ file, code: parts[n + 1] ?? '' }] : []))
}

/** Returns the partitions whose keys a function's code can build. */
function partitionsIn(name: FunctionName): string[] {
  const code = partsOf(name).map((part) => part.code)
  const written = [...code.join('\n').matchAll(/\bpk: (?:`([A-Z_]+#)\$\{|"([A-Z_]+)"|userPk\()/g)]
  const patterns = written.map(([, prefix, whole]) => whole ?? (prefix ? `${prefix}*` : PARTITIONS.users))
  return [...new Set(patterns)].sort()
}

/** Modules that only pass on their callers' actions: transaction writes, deletion marks, index queries. */
const PASSED_ON = /(transact|audit-context|query-index)\.ts$/
const ACTIONS: Record<string, string> = { Get: 'GetItem', BatchGet: 'BatchGetItem', BatchWrite: 'BatchWriteItem' }

/** Returns the item actions in a function's code: its commands and the writes of its transactions. */
function actionsIn(name: FunctionName): string[] {
  const code = partsOf(name).flatMap((part) => (PASSED_ON.test(part.file) ? [] : [part.code]))
  const does =
    /\b(Put|Update|Delete|ConditionCheck): |new (Get|BatchGet|Query|Put|Update|Delete|BatchWrite)Command\d*\(/g
  const commands = [...code.join('\n').matchAll(does)].map(([, write, command]) => write ?? command ?? '')
  const marks = 'put' in TABLE_RIGHTS[name] ? ['PutItem'] : []
  const actions = commands.map((name) => (name === 'Query' ? name : (ACTIONS[name] ?? `${name}Item`)))
  return [...new Set([...actions, ...marks])].sort()
}

/** Returns the item actions that the role of a function allows. */
async function grantsOf(name: FunctionName, environment: 'dev' | 'prod') {
  const { data, api } = await templatesOf(environment)
  const role = `${name.charAt(0).toUpperCase()}${name.slice(1)}ServiceRole`
  return [...listStatements(data), ...listStatements(api)].filter(
    ({ policy, actions }) =>
      policy.startsWith(role) && actions.some((action) => /^dynamodb:\w*(Item|Query)$/.test(action)),
  )
}
type Grants = Awaited<ReturnType<typeof grantsOf>>
const isOfIndex = ({ resources }: Grants[number]) => JSON.stringify(resources).includes('/index/')
const itemActions = (grants: Grants) =>
  [...new Set(grants.flatMap(({ actions }) => actions.map((action) => action.slice('dynamodb:'.length))))].sort()
const keysOf = ({ condition }: Grants[number]): string[] => {
  const { 'ForAllValues:StringLike': like } = (condition ?? {}) as Record<string, Record<string, string[]>>
  return like?.['dynamodb:LeadingKeys'] ?? ['(any)']
}

describe.each(FUNCTION_NAMES)('the function %s', (name) => {
  it('has access to the partitions whose keys its code can make, and no other', () => {
    const rights: TableRights = TABLE_RIGHTS[name]
    const { read = [], write = [], put = [], batchWrite = [], update = [], check = [] } = rights
    expect([...new Set([...read, ...write, ...put, ...batchWrite, ...update, ...check])].sort()).toEqual(
      partitionsIn(name),
    )
  })

  it('has the rights to what its code does with items, and nothing else', async () => {
    const items = (await grantsOf(name, 'prod')).filter((grant) => !isOfIndex(grant))
    expect(itemActions(items)).toEqual(actionsIn(name))
    const ofIndex = (await grantsOf(name, 'prod')).filter(isOfIndex)
    expect(new Set(itemActions(ofIndex))).toEqual(new Set(ofIndex.length > 0 ? ['Query'] : []))
  })

  it('has rights on items by partition only, and only for requests that name one', async () => {
    const statements = await grantsOf(name, 'dev')
    const { actions: _actions, ...partitions }: TableRights = TABLE_RIGHTS[name]
    expect([...new Set(statements.flatMap(keysOf))].sort()).toEqual(
      [...new Set(Object.values(partitions).flat())].sort(),
    )
    for (const { condition } of statements)
      expect(condition).toMatchObject({ Null: { 'dynamodb:LeadingKeys': 'false' } })
  })
})

describe('an item that belongs to a student', () => {
  it('is deleted by the functions that settle payments, the guard of an unpaid course, and the deletion of an account', async () => {
    const deleting: string[] = []
    for (const name of FUNCTION_NAMES) {
      const grants = await grantsOf(name, 'prod')
      if (
        grants.some(
          (grant) => grant.actions.includes('dynamodb:DeleteItem') && keysOf(grant).includes(PARTITIONS.users),
        )
      )
        deleting.push(name)
    }
    expect(deleting.sort()).toEqual(['reconcile', 'registration', 'upkeep', 'users', 'webhook'])
  })

  it('is put and changed, and never deleted, by the function of accounts', async () => {
    expect(itemActions(await grantsOf('accounts', 'prod'))).toEqual(['GetItem', 'PutItem', 'UpdateItem'])
  })
})
