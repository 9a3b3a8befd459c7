import type TS from 'typescript'
import { asRecord } from '#shared/json.ts'
import { type CodeFault, CodeError } from './code-error.ts'
import { ts } from './typescript.ts'
import { findFunctionFaults } from './function-rules.ts'
import { findUnknownNames } from './unknown-names.ts'
import { type CodeOutcome, endOfCode } from './code-outcome.ts'
import type { CodeRun } from './code-run.ts'
import { type ContextTexts, createSandbox, type Sandbox } from './sandbox.ts'

const byKind: ReadonlyMap<TS.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AwaitExpression, 'await expressions are not supported'],
  [ts.SyntaxKind.YieldExpression, 'yield expressions are not supported'],
  [ts.SyntaxKind.ClassDeclaration, 'classes are not supported'],
  [ts.SyntaxKind.ClassExpression, 'classes are not supported'],
  [ts.SyntaxKind.TryStatement, 'try statements are not supported'],
  [ts.SyntaxKind.ThrowStatement, 'throw is not supported, use util.error()'],
  [ts.SyntaxKind.WhileStatement, 'while statements are not supported'],
  [ts.SyntaxKind.DoStatement, 'do...while statements are not supported'],
  [ts.SyntaxKind.ForStatement, 'for statements are not supported, use for...of or for...in'],
  [ts.SyntaxKind.ContinueStatement, 'continue statements are not supported'],
  [ts.SyntaxKind.LabeledStatement, 'labeled statements are not supported'],
  [ts.SyntaxKind.WithStatement, 'with statements are not supported'],
  [ts.SyntaxKind.DebuggerStatement, 'debugger statements are not supported'],
  [ts.SyntaxKind.ThisKeyword, 'this is not supported'],
  [ts.SyntaxKind.RegularExpressionLiteral, 'regular expression literals are not supported, use util.matches()'],
  [ts.SyntaxKind.NewExpression, 'new expressions are not supported'],
  [ts.SyntaxKind.MetaProperty, 'import.meta and new.target are not supported'],
  [ts.SyntaxKind.GetAccessor, 'getters are not supported'],
  [ts.SyntaxKind.SetAccessor, 'setters are not supported'],
  [ts.SyntaxKind.BigIntLiteral, 'BigInt literals are not supported'],
  [ts.SyntaxKind.TaggedTemplateExpression, 'tagged templates are not supported'],
])

const unary: ReadonlyMap<TS.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.PlusPlusToken, 'the operator ++ is not supported'],
  [ts.SyntaxKind.MinusMinusToken, 'the operator -- is not supported'],
  [ts.SyntaxKind.TildeToken, 'the operator ~ is not supported'],
])

const binary: ReadonlyMap<TS.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.InKeyword, 'the in operator is not supported, use Object.hasOwn()'],
  [ts.SyntaxKind.InstanceOfKeyword, 'the operator instanceof is not supported'],
])

function functionFault(node: TS.Node): string | undefined {
  if (!ts.isFunctionLike(node)) return undefined
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) return 'async functions are not supported'
  const isGenerator =
    (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) &&
    node.asteriskToken
  return isGenerator ? 'generator functions are not supported' : undefined
}

/** Why AppSync would reject a syntax node, or undefined if it is allowed. */
function disallowedSyntax(node: TS.Node): string | undefined {
  const fault = byKind.get(node.kind) ?? functionFault(node)
  if (fault) return fault
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary.get(node.operator)
  if (ts.isBinaryExpression(node)) return binary.get(node.operatorToken.kind)
  if (ts.isForOfStatement(node) && node.awaitModifier) return 'for await is not supported'
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return 'dynamic import is not supported'
  return undefined
}

/** The only modules that APPSYNC_JS can import and this runtime provides. */
const allowedModules: readonly string[] = ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb']

/** AppSync's limit on the length of code, in characters. */
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

/** Everything that AppSync would reject in the code; empty if it is valid. */
function checkCode(code: string): readonly CodeFault[] {
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

/** Limits the number of elements that `for…of` iterates over. */
const boundLoops: TS.TransformerFactory<TS.SourceFile> = (context) => {
  const visit = (node: TS.Node): TS.Node => {
    const seen = ts.visitEachChild(node, visit, context)
    if (!ts.isForOfStatement(seen)) return seen
    const bound = context.factory.createCallExpression(context.factory.createIdentifier('__bound'), undefined, [
      seen.expression,
    ])
    return context.factory.updateForOfStatement(seen, seen.awaitModifier, seen.initializer, bound, seen.statement)
  }
  return (source) => ts.visitEachChild(source, visit, context)
}

/** Transforms an APPSYNC_JS module into a script body over `exports`, `require` and `__bound`. */
function transformCode(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName: 'code.js',
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, esModuleInterop: false },
    transformers: { before: [boundLoops] },
  })
  return outputText
    .replace('Object.defineProperty(exports, "__esModule", { value: true });', '')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
}

/** Code that passed AppSync's checks. */
export type CompiledCode = { evaluate(handler: 'request' | 'response', context: unknown, run: CodeRun): CodeOutcome }

/**
 * Caches the JSON of objects that stay the same while a field is resolved: every handler of every step receives the
 * same ones.
 */
const known = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? {})
  const text = known.get(value) ?? JSON.stringify(value)
  known.set(value, text)
  return text
}

function textsOf(value: unknown): ContextTexts {
  const context = asRecord(value)
  const info = asRecord(context['info'])
  const { variables } = info
  const shown = variables === undefined ? info : { ...info, variables: null }
  return {
    rest: JSON.stringify({ ...context, arguments: null, info: shown }),
    arguments: textOf(context['arguments']),
    variables: variables === undefined ? undefined : textOf(variables),
  }
}

let shared: Sandbox | undefined
const compiled = new Map<string, CompiledCode>()

/** Checks and compiles code, once per source text. Throws CodeError if AppSync would reject it at deployment. */
export function compileCode(code: string, name: string): CompiledCode {
  const known = compiled.get(code)
  if (known) return known
  const faults = checkCode(code)
  if (faults.length > 0) throw new CodeError(name, faults)
  const sandbox = (shared ??= createSandbox())
  const factory = sandbox.compile(transformCode(code), name)
  const made: CompiledCode = {
    evaluate(handler, context, run) {
      try {
        const { result, stash } = asRecord(JSON.parse(sandbox.evaluate(factory, handler, textsOf(context), run)))
        return { kind: 'returned', result, stash: asRecord(stash) }
      } catch (error) {
        return endOfCode(error)
      }
    },
  }
  compiled.set(code, made)
  return made
}
