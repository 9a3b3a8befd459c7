import type TS from 'typescript'
import type { CodeFault } from './code-error.ts'
import { disallowedSyntax } from './disallowed-syntax.ts'
import { findFunctionFaults } from './function-rules.ts'
import { ts } from './typescript.ts'
import { findUnknownNames } from './unknown-names.ts'

/** The only modules APPSYNC_JS can import and this runtime offers. */
const allowedModules: readonly string[] = ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb']

/** AppSync's limit of a code text, in characters. */
const longestCode = 32_768

function importFault(node: TS.Node): string | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined
  const from = node.moduleSpecifier
  if (!from || !ts.isStringLiteral(from) || allowedModules.includes(from.text)) return undefined
  if (from.text === '@aws-appsync/utils/rds')
    return 'this API has no relational data source: @aws-appsync/utils/rds is not offered here'
  return `the module ${from.text} cannot be imported`
}

function exportedNames(source: TS.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const exported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (exported && ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text)
    if (exported && ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.add(name.text)
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name } of statement.exportClause.elements) names.add(name.text)
  }
  return names
}

/** Everything for which AppSync would refuse a code text; empty when it would take it. */
export function checkCode(code: string): readonly CodeFault[] {
  if (code.length > longestCode)
    return [{ message: `the code has ${code.length} characters, ${longestCode} are allowed`, line: 1, column: 1 }]
  const output = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
    fileName: 'code.js',
  })
  const source = ts.createSourceFile('code.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)
  const at = (node: TS.Node | number, message: string): CodeFault => {
    const { line, character } = source.getLineAndCharacterOfPosition(
      typeof node === 'number' ? node : node.getStart(source),
    )
    return { message, line: line + 1, column: character + 1 }
  }
  const faults: CodeFault[] = (output.diagnostics ?? []).map(({ start, messageText }) =>
    at(start ?? 0, ts.flattenDiagnosticMessageText(messageText, ' ')),
  )
  const visit = (node: TS.Node): void => {
    const message = disallowedSyntax(node) ?? importFault(node)
    if (message) faults.push(at(node, message))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const names = exportedNames(source)
  for (const name of ['request', 'response'])
    if (!names.has(name)) faults.push(at(0, `the function ${name} is not exported`))
  return [...faults, ...findFunctionFaults(source, at), ...findUnknownNames(source, at)]
}
