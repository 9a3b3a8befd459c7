import { format, resolveConfig } from 'prettier'
import { authorizationTable } from './authorization-table.ts'

/** Where people read who may call what. */
export const AUTHORIZATION_FILE = 'docs/authorization.md'

/** The page for docs/. */
export async function authorizationPage(): Promise<string> {
  return format(authorizationTable(), { ...(await resolveConfig(AUTHORIZATION_FILE)), parser: 'markdown' })
}
