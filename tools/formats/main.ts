/** Writes packages/question-formats/CONSTRUCTS.md: `npm run docs:formats`. */
import { writeFileSync } from 'node:fs'
import { FORMATS_FILE, formatsPage } from './formats-page.ts'

writeFileSync(FORMATS_FILE, await formatsPage())
console.log(`Wrote ${FORMATS_FILE}`)
