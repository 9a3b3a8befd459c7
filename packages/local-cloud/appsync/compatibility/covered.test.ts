import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { functionNames } from '../javascript/sandbox.ts'

const root = join(import.meta.dirname, '../../../..')
const textsOf = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const suite = textsOf(import.meta.dirname, (name) => name.endsWith('.test.ts') && name !== 'covered.test.ts')
const allCases = suite.map(({ text }) => text).join('\n')

/** Whether the suite calls a function: `util.autoId(`, or `ddb.get(` for one of the module. */
const hasCase = (name: string) => allCases.includes(`${name.replace(/^dynamodb\./, 'ddb.')}(`)

/** Every function that AWS's types of @aws-appsync/utils name, in the names of the runtime. */
function declaredFunctions(): readonly string[] {
  const folder = join(root, 'node_modules/@aws-appsync/utils/lib')
  const files = ['index.d.ts', 'dynamodb-helpers.d.ts'].map((name) => join(folder, name))
  const program = ts.createProgram(files, { skipLibCheck: true, types: [] })
  const checker = program.getTypeChecker()
  const names: string[] = []
  const walk = (type: ts.Type, path: string) => {
    if (type.getCallSignatures().length > 0) names.push(path)
    else for (const member of type.getProperties()) walk(checker.getTypeOfSymbol(member), `${path}.${member.name}`)
  }
  const [index, helpers] = files.map((file) => program.getSourceFile(file))
  if (!index || !helpers) throw new Error('the types of @aws-appsync/utils were not found')
  for (const symbol of checker.getSymbolsInScope(index, ts.SymbolFlags.Variable))
    if (['util', 'runtime', 'extensions'].includes(symbol.name)) walk(checker.getTypeOfSymbol(symbol), symbol.name)
  const helpersSymbol = checker.getSymbolAtLocation(helpers)
  for (const symbol of helpersSymbol ? checker.getExportsOfModule(helpersSymbol) : [])
    if (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))
      walk(checker.getTypeOfSymbol(symbol), `dynamodb.${symbol.name}`)
  return names
}

/** The functions of @aws-appsync/utils that a resolver's text calls or imports, in the names of the runtime. */
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

describe('the compatibility suite', () => {
  it('has a case for every function that the runtime offers', () => {
    expect(functionNames.length).toBeGreaterThan(70)
    expect(functionNames.filter((name) => !hasCase(name))).toEqual([])
  })

  it('knows every function that AWS’s types name, and no other', () => {
    const declared = declaredFunctions()
    expect(declared).toEqual(expect.arrayContaining(['util.autoId', 'dynamodb.get', 'dynamodb.operations.add']))
    expect(declared.filter((name) => !functionNames.includes(name))).toEqual([])
    expect(functionNames.filter((name) => !declared.includes(name) && !name.startsWith('console.'))).toEqual([])
  })

  it('has a case for every function that resolvers/ imports', () => {
    const resolvers = textsOf(join(root, 'resolvers'), (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const used = [...new Set(resolvers.flatMap(({ text }) => usedFunctions(text)))].sort()
    expect(used).toEqual(expect.arrayContaining(['dynamodb.query', 'extensions.setSubscriptionFilter', 'util.error']))
    expect(used.filter((name) => !functionNames.includes(name) || !hasCase(name))).toEqual([])
  })

  it('names the page of AWS’s documentation in every group', () => {
    const titles = suite.flatMap(({ name, text }) =>
      [...text.matchAll(/^describe\(\s*'([^']*)'/gm)].map(([, title = '']) => ({ name, title })),
    )
    expect(titles.length).toBeGreaterThan(30)
    expect(titles.filter(({ title }) => !/^[a-z0-9-]+(\/[a-z-]+)?: \S/.test(title))).toEqual([])
  })
})
