import type TS from 'typescript'
import type { CodeFault } from './code-error.ts'
import { ts } from './typescript.ts'

/** The names APPSYNC_JS has without declaring or importing them. */
const globals = new Set([
  ...['Object', 'String', 'Number', 'Boolean', 'Array', 'Math', 'JSON', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'],
  ...['NaN', 'Infinity', 'undefined', 'encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
  ...['util', 'runtime', 'extensions', 'console'],
])

/** Whether an identifier represents a value, and is no property, declaration or part of an import or export. */
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

/** Names that are neither declared anywhere in the code nor known to APPSYNC_JS, each once. */
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
