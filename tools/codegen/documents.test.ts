import { type FragmentDefinitionNode, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { documentsByFile, type Operation } from './documents.ts'

const { definitions } = parse(`
  query First { user { ...Name } }
  mutation Second { rename { ...Card } }
  subscription Third { renamed { ...Note ...Card } }
  fragment Name on User { first last }
  fragment Card on User { ...Name phone }
  fragment Note on User { note }
  fragment Unused on User { uid }
`)
const fragments = new Map(
  definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
  ),
)
const HOMES: Readonly<Record<string, string>> = { First: 'main.ts', Second: 'second.ts', Third: 'third.ts' }
const operations = definitions.flatMap((node): Operation[] =>
  node.kind === Kind.OPERATION_DEFINITION ? [{ file: HOMES[node.name?.value ?? ''] ?? '', definition: node }] : [],
)
const files = documentsByFile(operations, fragments, 'main.ts')
const fragmentsWrittenIn = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/^export const (\w+)Text/gm)].map(([, name]) => name)

it('a file holds the fragments that its operations reach, and not those of the main file', () => {
  expect(fragmentsWrittenIn('main.ts')).toEqual(['Name'])
  expect(fragmentsWrittenIn('second.ts')).toEqual(['Card'])
  expect(fragmentsWrittenIn('third.ts')).toEqual(['Card', 'Note'])
  expect(files.get('second.ts')).toContain("import { TypedDocumentString, NameText } from './main.ts'")
})

it('a document is its own text and each fragment that it reaches once', () => {
  expect(files.get('main.ts')).toBe(
    [
      'export const NameText = "fragment Name on User{first last}"',
      'export const FirstDocument = /*#__PURE__*/ new TypedDocumentString<FirstQuery, FirstQueryVariables>("query First{user{...Name}}", NameText)',
    ].join('\n'),
  )
  expect(files.get('third.ts')).toContain(
    '<ThirdSubscription, ThirdSubscriptionVariables>("subscription Third{renamed{...Note ...Card}}", CardText, NameText, NoteText)',
  )
})
