import type TS from 'typescript'
import { ts } from './typescript.ts'

/** Bounds what `for…of` iterates over. */
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

/** An APPSYNC_JS module as a script body over `exports`, `require` and `__bound`. */
export function transformCode(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName: 'code.js',
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, esModuleInterop: false },
    transformers: { before: [boundLoops] },
  })
  return outputText
    .replace('Object.defineProperty(exports, "__esModule", { value: true });', '')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
}
