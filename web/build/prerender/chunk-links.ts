import type { Rolldown } from 'vite'

/** Every chunk that a chunk needs at once, itself included. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) withImports(chunks, needed, found)
  return found
}

/**
 * Links to the code and styles of a page's own screen, which is loaded on demand: the browser fetches them beside the
 * entry instead of after it. What `template` links already is left out. Throws when a module has no chunk of its own.
 */
export function linksFor({ output }: Rolldown.RolldownOutput, template: string, modules: readonly string[]): string {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const files = modules.flatMap((module) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === module)
    if (chunk === undefined) throw new Error(`${module} has no chunk of its own`)
    return [...withImports(chunks, chunk.fileName)]
  })
  const scripts = [...new Set(files)]
  const styles = new Set(scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}
