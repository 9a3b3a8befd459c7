import type TS from 'typescript'
import type { CodeFault } from './code-error.ts'
import { ts } from './typescript.ts'

type NamedFunction = { name: string; body: TS.Node }
type At = (node: TS.Node, message: string) => CodeFault

const isFunctionValue = (node: TS.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

function namedFunctions(root: TS.Node): readonly NamedFunction[] {
  const functions: NamedFunction[] = []
  const visit = (node: TS.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body)
      functions.push({ name: node.name.text, body: node.body })
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      isFunctionValue(node.initializer)
    )
      functions.push({ name: node.name.text, body: node.initializer })
    ts.forEachChild(node, visit)
  }
  visit(root)
  return functions
}

function calls(body: TS.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: TS.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) names.add(node.expression.text)
    ts.forEachChild(node, visit)
  }
  visit(body)
  return names
}

function isRecursive(name: string, graph: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>()
  const open = [...(graph.get(name) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(graph.get(next) ?? []))
  }
  return false
}

/**
 * Finds functions that are recursive, passed to user-defined functions, or returned; APPSYNC_JS supports none of these.
 */
export function findFunctionFaults(root: TS.Node, at: At): readonly CodeFault[] {
  const functions = namedFunctions(root)
  const names = new Set(functions.map(({ name }) => name))
  const graph = new Map(functions.map(({ name, body }) => [name, calls(body)]))
  const isFunction = (node: TS.Node) => isFunctionValue(node) || (ts.isIdentifier(node) && names.has(node.text))
  const faults = functions
    .filter(({ name }) => isRecursive(name, graph))
    .map(({ name, body }) => at(body, `recursive function calls are not supported (${name})`))
  const visit = (node: TS.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      names.has(node.expression.text) &&
      node.arguments.some(isFunction)
    )
      faults.push(at(node, 'passing functions as arguments is not supported'))
    if (ts.isReturnStatement(node) && node.expression && isFunction(node.expression))
      faults.push(at(node, 'returning a function is not allowed'))
    if (ts.isArrowFunction(node) && isFunction(node.body)) faults.push(at(node, 'returning a function is not allowed'))
    ts.forEachChild(node, visit)
  }
  visit(root)
  return faults
}
