import type TS from 'typescript'
import type { CodeFault } from './code-error.ts'
import { ts } from './typescript.ts'

/** The names available in APPSYNC_JS without a declaration or import. */
const globals = new Set([
  ...['Object', 'String', 'Number', 'Boolean', 'Array', 'Math', 'JSON', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'],
  ...['NaN', 'Infinity', 'undefined', 'encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
  ...['util', 'runtime', 'extensions', 'console'],
])

/**
 * Whether an identifier refers to a value, rather than naming a property, a declaration, or part of an import or
 * export.
 */
function isReference(node: TS.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isExportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node
  return !(
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isNamespaceExport(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isMetaProperty(parent)
  )
}

/** Returns each name that the code doesn't declare and APPSYNC_JS doesn't define, once. */
export function findUnknownNames(
  root: TS.Node,
  at: (node: TS.Node, message: string) => CodeFault,
): readonly CodeFault[] {
  const declared = new Set<string>()
  const used = new Map<string, TS.Identifier>()
  const visit = (node: TS.Node): void => {
    if (ts.isIdentifier(node) && node.text !== '') {
      const isOwn = isReference(node)
      if (isOwn && !used.has(node.text)) used.set(node.text, node)
      if (!isOwn && !ts.isPropertyAccessExpression(node.parent) && !ts.isPropertyAssignment(node.parent))
        declared.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return [...used]
    .filter(([name]) => !declared.has(name) && !globals.has(name))
    .map(([name, node]) => at(node, `cannot find name '${name}'`))
}
