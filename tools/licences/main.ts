/** Writes docs/licences.md: `npm run docs:licences`. */
import { writeFileSync } from 'node:fs'
import { LICENCES_FILE, licencesPage, readShipped } from './licences-page.ts'

writeFileSync(LICENCES_FILE, await licencesPage(readShipped()))
console.log(`Wrote ${LICENCES_FILE}`)
