/** `npx tsx bench/print-costs.ts` writes docs/costs.md from the units that `npm run bench -- units` measured last. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { costsPage } from './costs/costs-page.ts'
import { readUnits } from './costs/units.ts'

const file = fileURLToPath(new URL('../docs/costs.md', import.meta.url))
writeFileSync(file, await format(costsPage(readUnits()), { ...(await resolveConfig(file)), filepath: file }))
