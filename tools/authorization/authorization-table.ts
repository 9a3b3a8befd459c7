import { ANSWERS, type Cell, EVERY_ROLE, ROLES, type Role, type Row } from '#tests/api/authorization/cells.ts'
import { MATRIX } from '#tests/api/authorization/matrix.ts'

const TITLES: Readonly<Record<Role, string>> = {
  nobody: 'nobody',
  owner: 'owner',
  other: 'other student',
  otherCourse: 'student elsewhere',
  ended: 'ended student',
  admin: 'administrator',
  demoted: 'demoted',
  otherPool: 'other pool',
}

/** Errors are shown as codes, successful results as a word. */
const shown = (cell: Cell) => (cell in ANSWERS ? `**${cell}**` : cell === 'UnauthorizedException' ? '401' : cell)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const signature = ({ cells }: Row) => EVERY_ROLE.map((role) => shown(cells[role])).join(' | ')

/** Groups rows with the same eight cells, the largest group first. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(signature(row), [...(groups.get(signature(row)) ?? []), row])
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

const groups = groupsOf(MATRIX)

/** One line per group: its number, and the result for each caller. */
function groupTable(): string {
  const head = [
    line(['group', ...EVERY_ROLE.map((role) => TITLES[role])]),
    line(['---', ...EVERY_ROLE.map(() => '---')]),
  ]
  const rows = groups.map((rows, n) => line([String(n + 1), ...rows.slice(0, 1).map(signature)]))
  return [...head, ...rows].join('\n')
}

const nameOf = ({ field, as, through }: Row) =>
  `\`${through ? field : field.slice(field.indexOf('.') + 1)}\`${as ? ` (${as})` : ''}${through ? ` of \`${through}\`` : ''}`

/** The fields of one part of the schema, by group. */
const fieldsOf = (fits: (row: Row) => boolean): string =>
  groups
    .map((rows, n) => ({ n: n + 1, rows: rows.filter(fits) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ n, rows }) => `- **Group ${n}**: ${rows.map(nameOf).join(', ')}`)
    .join('\n')

const PARTS: readonly [string, (row: Row) => boolean][] = [
  ['Queries', ({ field }) => field.startsWith('Query.')],
  ['Mutations', ({ field }) => field.startsWith('Mutation.')],
  ['Subscriptions, over WebSocket', ({ field }) => field.startsWith('Subscription.')],
  ['Fields of types that only administrators read', ({ through }) => through !== undefined],
]

/** The text of docs/authorization.md, before it is formatted. */
export function authorizationTable(): string {
  const parts = PARTS.map(([title, fits]) => `### ${title}\n\n${fieldsOf(fits)}`)
  return `<!-- Written by npm run docs:authorization from tests/api/authorization/matrix.ts. Do not edit. -->

# Who may call what

What every query, mutation, subscription, and administrator-only field returns to each of ${EVERY_ROLE.length} callers:
${new Set(MATRIX.map(({ field }) => field)).size} fields, ${MATRIX.length} rows, ${MATRIX.length * EVERY_ROLE.length} cells. The source is \`tests/api/authorization/matrix.ts\`. Unit tests fail for a
field without a row and for a row that contradicts the schema's directives. \`authorization.api.test.ts\` in the same folder
tries every cell on the local cloud with real tokens, over HTTP and WebSocket.

To look up a field, find it under "Fields", then read its group's row.

## Groups

${groupTable()}

- **answered**: ${ANSWERS.answered}
- **own**: ${ANSWERS.own}
- **null**: ${ANSWERS.null}
- **let in**: ${ANSWERS['let in']}
- 401: rejected before any field is resolved (\`UnauthorizedException\`); real-time connections too
- anything else: rejected with that code; \`Unauthorized\` comes from the schema or the caller's own record (decision 0024)

| caller | who it is |
| --- | --- |
${EVERY_ROLE.map((role) => `| ${TITLES[role]} | ${ROLES[role]} |`).join('\n')}

## Fields

Publish mutations are for functions, which sign with IAM (\`docs/architecture.md\`, "Permissions").

${parts.join('\n\n')}
`
}
