import { format, resolveConfig } from 'prettier'
import { authorizationTable } from './authorization-table.ts'

/** The documentation page of who may call what. */
export const AUTHORIZATION_FILE = 'docs/authorization.md'

/** The formatted page. */
export async function authorizationPage(): Promise<string> {
  return format(authorizationTable(), { ...(await resolveConfig(AUTHORIZATION_FILE)), parser: 'markdown' })
}
