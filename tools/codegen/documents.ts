import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

export type Operation = { file: string; definition: OperationDefinitionNode }

/** The class of all documents. Its parts are separate arguments so that a bundler can drop unused documents. */
export const DOCUMENT_CLASS = `/** The text of an operation, with the types of its data and its variables. */
export class TypedDocumentString<Data, Variables> extends String {
  declare private readonly types: (variables: Variables) => Data
  constructor(...parts: string[]) {
    super(parts.join(''))
  }
}
`

const SUFFIX = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
}

const textOf = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
  JSON.stringify(stripIgnoredCharacters(print(node)))
const constantOf = (fragment: string) => `${fragment}Text`

/** The names of the fragments that a definition spreads, directly or indirectly, in alphabetical order. */
function fragmentsReached(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  const reached = new Set<string>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      [Kind.FRAGMENT_SPREAD]: ({ name: { value: name } }) => {
        const fragment = fragments.get(name)
        if (fragment === undefined || reached.has(name)) return
        reached.add(name)
        collect(fragment)
      },
    })
  collect(definition)
  return [...reached].sort()
}

/**
 * The documents of each file. `main` loads with every screen; other files import its fragments and contain only those
 * it lacks.
 */
export function documentsByFile(
  operations: readonly Operation[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  main: string,
): Map<string, string> {
  const reached = (file: string) =>
    new Set(operations.flatMap((entry) => (entry.file === file ? fragmentsReached(entry.definition, fragments) : [])))
  const inMain = reached(main)
  const fragmentsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const fragment = fragments.get(name)
      return fragment ? [`export const ${constantOf(name)} = ${textOf(fragment)}`] : []
    })
  const documentOf = ({ definition }: Operation) => {
    const name = definition.name?.value ?? ''
    const type = `${name}${SUFFIX[definition.operation]}`
    const parts = [textOf(definition), ...fragmentsReached(definition, fragments).map(constantOf)].join(', ')
    const document = `export const ${name}Document = /*#__PURE__*/ new TypedDocumentString<${type}, ${type}Variables>(${parts})`
    return { type, document }
  }
  const write = (file: string) => {
    const documents = operations.filter((entry) => entry.file === file).map(documentOf)
    const names = [...reached(file)].sort()
    const lines = documents.map(({ document }) => document)
    if (file === main) return [...fragmentsOf(names), ...lines].join('\n')
    const imported = ['TypedDocumentString', ...names.filter((name) => inMain.has(name)).map(constantOf)]
    const types = documents.flatMap(({ type }) => [type, `${type}Variables`])
    return [
      `import { ${imported.join(', ')} } from './${main}'`,
      `import type { ${types.join(', ')} } from './${main}'`,
      ...fragmentsOf(names.filter((name) => !inMain.has(name))),
      ...lines,
    ].join('\n')
  }
  const files = new Set([main, ...operations.map(({ file }) => file)])
  return new Map([...files].map((file) => [file, write(file)]))
}
