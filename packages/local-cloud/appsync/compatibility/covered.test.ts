import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { functionNames } from '../javascript/sandbox.ts'

const suite = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'covered.test.ts')
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))
const allCases = suite.map(({ text }) => text).join('\n')

/** Whether the suite calls a function: `util.autoId(`, or `ddb.get(` for a function of the module. */
const hasCase = (name: string) => allCases.includes(`${name.replace(/^dynamodb\./, 'ddb.')}(`)

/** Every function declared in AWS's types of @aws-appsync/utils, by its name in the runtime. */
function declaredFunctions(): readonly string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@aws-appsync/utils'))
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

describe('the compatibility suite', () => {
  it('has a case for every function in the runtime', () => {
    expect(functionNames.length).toBeGreaterThan(70)
    expect(functionNames.filter((name) => !hasCase(name))).toEqual([])
  })

  it('covers exactly the functions in AWS’s types', () => {
    const declared = declaredFunctions()
    expect(declared).toEqual(expect.arrayContaining(['util.autoId', 'dynamodb.get', 'dynamodb.operations.add']))
    expect(declared.filter((name) => !functionNames.includes(name))).toEqual([])
    expect(functionNames.filter((name) => !declared.includes(name) && !name.startsWith('console.'))).toEqual([])
  })

  it('names a page of the AWS documentation in every describe', () => {
    const titles = suite.flatMap(({ name, text }) =>
      [...text.matchAll(/^describe\(\s*'([^']*)'/gm)].map(([, title = '']) => ({ name, title })),
    )
    expect(titles.length).toBeGreaterThan(30)
    expect(titles.filter(({ title }) => !/^[a-z0-9-]+(\/[a-z-]+)?: \S/.test(title))).toEqual([])
  })
})
