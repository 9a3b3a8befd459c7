/** Writes docs/authorization.md: `npm run docs:authorization`. */
import { writeFileSync } from 'node:fs'
import { AUTHORIZATION_FILE, authorizationPage } from './authorization-page.ts'

writeFileSync(AUTHORIZATION_FILE, await authorizationPage())
console.log(`Wrote ${AUTHORIZATION_FILE}`)
