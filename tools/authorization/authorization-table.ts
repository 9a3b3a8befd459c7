import { ANSWERS, type Cell, EVERY_ROLE, ROLES, type Role, type Row } from '#tests/api/authorization/cells.ts'
import { MATRIX } from '#tests/api/authorization/matrix.ts'

const TITLES: Readonly<Record<Role, string>> = {
  nobody: 'nobody',
  owner: 'owner',
  other: 'other student',
  elsewhere: 'student elsewhere',
  ended: 'ended student',
  admin: 'administrator',
  demoted: 'demoted',
  otherPool: 'other pool',
}

/** Refusals are codes; an answer is a word. */
const shown = (cell: Cell) => (cell in ANSWERS ? `**${cell}**` : cell === 'UnauthorizedException' ? '401' : cell)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const named = ({ field, as, through }: Row) =>
  `\`${field}\`${as ? ` (${as})` : ''}${through ? ` of \`${through}\`` : ''}`

function table(rows: readonly Row[]): string {
  const head = [
    line(['field', ...EVERY_ROLE.map((role) => TITLES[role])]),
    line(['---', ...EVERY_ROLE.map(() => '---')]),
  ]
  return [...head, ...rows.map((row) => line([named(row), ...EVERY_ROLE.map((role) => shown(row.cells[role]))]))].join(
    '\n',
  )
}

const PARTS: readonly [string, (row: Row) => boolean][] = [
  ['Queries', ({ field }) => field.startsWith('Query.')],
  ['Mutations', ({ field }) => field.startsWith('Mutation.')],
  ['Subscriptions, over WebSocket', ({ field }) => field.startsWith('Subscription.')],
  ['Fields of types that only administrators read', ({ through }) => through !== undefined],
]

/** The text of docs/authorization.md, before it is formatted. */
export function authorizationTable(): string {
  const parts = PARTS.map(([title, fits]) => `## ${title}\n\n${table(MATRIX.filter(fits))}`)
  return `<!-- Written by npm run docs:authorization from tests/api/authorization/matrix.ts. Do not edit. -->

# Who may call what

Every field of \`schema.graphql\` and what it answers to each of ${EVERY_ROLE.length} callers: ${new Set(MATRIX.map(({ field }) => field)).size} fields,
${MATRIX.length} rows, ${MATRIX.length * EVERY_ROLE.length} cells. \`tests/api/authorization/matrix.ts\` is the
source; a field without a row, and a row that the schema's directives contradict, fail the unit tests, and
\`authorization.api.test.ts\` beside it tries every cell on the booted local cloud, with real tokens, over HTTP and WebSocket.

${EVERY_ROLE.map((role) => `- **${TITLES[role]}**: ${ROLES[role]}`).join('\n')}

In a cell:

${Object.entries(ANSWERS)
  .map(([answer, words]) => `- **${answer}**: ${words}`)
  .join('\n')}
- 401: the request is refused before any field is looked at (\`UnauthorizedException\`), and so is a real-time connection
- anything else: refused with that code, \`Unauthorized\` by the schema or by the caller's own record (decision 0024)

Publish mutations are for functions, which sign with IAM (\`docs/architecture.md\`, Rights).

${parts.join('\n\n')}
`
}
