import type TS from 'typescript'
import { ts } from './typescript.ts'

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

/** Why AppSync would refuse one piece of syntax, or undefined when it would take it. */
export function disallowedSyntax(node: TS.Node): string | undefined {
  const fault = byKind.get(node.kind) ?? functionFault(node)
  if (fault) return fault
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary.get(node.operator)
  if (ts.isBinaryExpression(node)) return binary.get(node.operatorToken.kind)
  if (ts.isForOfStatement(node) && node.awaitModifier) return 'for await is not supported'
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return 'dynamic import is not supported'
  return undefined
}
