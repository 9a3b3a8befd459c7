import { type ASTNode, type DocumentNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql'

type Wording = [pattern: RegExp, say: (match: RegExpExecArray, path: string) => string]

const quoted = '"([^"]+)"'
const wordings: readonly Wording[] = [
  [
    new RegExp(`^Cannot query field ${quoted} on type ${quoted}`),
    ([, f = '', t = ''], path) => `FieldUndefined: Field '${f}' in type '${t}' is undefined @ '${path}'`,
  ],
  [
    new RegExp(`^Field ${quoted} of type ${quoted} must have a selection`),
    ([, f = '', t = ''], path) =>
      `SubSelectionRequired: Sub selection required for type ${t} of field ${f} @ '${path}'`,
  ],
  [
    new RegExp(`^Field ${quoted} must not have a selection since type ${quoted}`),
    ([, f = '', t = ''], path) =>
      `SubSelectionNotAllowed: Sub selection not allowed on leaf type ${t} of field ${f} @ '${path}'`,
  ],
  [
    new RegExp(`^Unknown argument ${quoted}`),
    ([, a = ''], path) => `UnknownArgument: Unknown field argument ${a} @ '${path}'`,
  ],
  [
    new RegExp(`^Field ${quoted} argument ${quoted} of type ${quoted} is required`),
    ([, , a = ''], path) => `MissingFieldArgument: Missing field argument ${a} @ '${path}'`,
  ],
  [new RegExp(`^Unknown type ${quoted}`), ([, t = '']) => `UnknownType: Unknown type ${t}`],
  [
    new RegExp(`^Variable "\\$(\\w+)" is not defined`),
    ([, v = ''], path) => `UndefinedVariable: Undefined variable ${v} @ '${path}'`,
  ],
  [new RegExp(`^Variable "\\$(\\w+)" is never used`), ([, v = '']) => `UnusedVariable: Unused variable ${v}`],
  [
    new RegExp(`^Variable "\\$\\w+" of type ${quoted} used in position expecting type ${quoted}`),
    ([, has = '', wants = ''], path) =>
      `VariableTypeMismatch: Variable type '${has}' doesn't match expected type '${wants}' @ '${path}'`,
  ],
  [new RegExp(`^Unknown fragment ${quoted}`), ([, f = '']) => `UndefinedFragment: Undefined fragment ${f}`],
  [new RegExp(`^Fragment ${quoted} is never used`), ([, f = '']) => `UnusedFragment: Unused fragment ${f}`],
  [
    /^(.*(?:cannot represent|Unable to parse|Expected (?:value|type)|is not defined by type|was not provided|does not exist in).*)$/s,
    ([, text = ''], path) => `WrongType: ${text} @ '${path}'`,
  ],
]

/** The parser sets the key even if there is no selection set. */
const selectionsOf = ({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }) =>
  selectionSet?.selections ?? []

/** The path to a node in the query: `getCourse/title`. */
function pathOf(document: DocumentNode, wanted: ASTNode): string {
  const search = (node: ASTNode, path: readonly string[]): string | undefined => {
    if (node === wanted) return path.join('/')
    const here = node.kind === Kind.FIELD ? [...path, node.name.value] : path
    if (
      node.kind === Kind.FIELD &&
      (node.selectionSet === wanted ||
        (node.arguments ?? []).some((argument) => argument === wanted || argument.value === wanted))
    )
      return here.join('/')
    const inner = 'selectionSet' in node ? selectionsOf(node) : []
    for (const selection of inner) {
      const path = search(selection, here)
      if (path !== undefined)
        return selection === wanted && selection.kind === Kind.FIELD ? [...here, selection.name.value].join('/') : path
    }
    return undefined
  }
  for (const definition of document.definitions) {
    const path = search(definition, [])
    if (path !== undefined) return path
  }
  return ''
}

/** Converts a validation error of graphql-js to AppSync's message. */
export function validationMessage(error: GraphQLError, document: DocumentNode): string {
  const path = (error.nodes ?? []).map((node) => pathOf(document, node)).find((nodePath) => nodePath !== '') ?? ''
  for (const [pattern, say] of wordings) {
    const match = pattern.exec(error.message)
    if (match) return `Validation error of type ${say(match, path)}`
  }
  return `Validation error: ${error.message}`
}
