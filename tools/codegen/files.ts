import { join } from 'node:path'

export const SCHEMA_TYPES = 'schema.ts'
export const OPERATIONS = 'operations.ts'

/** The folders of `web/` whose operations no other screen loads, by the file of their documents. */
const SCREENS_APART: Readonly<Record<string, readonly string[]>> = {
  'admin-first-operations.ts': ['features/dashboard', 'features/notifications'],
  'admin-operations.ts': [
    ...['users', 'audit', 'content', 'courses', 'exams', 'progress', 'questions', 'payments/list'].map(
      (feature) => `features/${feature}`,
    ),
    ...['components/cohorts', 'components/content/files', 'components/payments', 'app/view-as'],
  ],
  'statistics-operations.ts': ['features/statistics'],
  'regrade-operations.ts': ['features/regrading'],
  'study-operations.ts': [
    ...[
      ...['study', 'quizzes', 'my-progress', 'notes', 'accounts/my-account/data'],
      ...['attempts/review', 'attempts/tools', 'certificates'],
    ].map((feature) => `features/${feature}`),
    'components/attempts/marks',
  ],
  'account-operations.ts': ['features/accounts/my-account', 'features/payments/receipt'],
}

export const GENERATED_FILES = [SCHEMA_TYPES, OPERATIONS, ...Object.keys(SCREENS_APART)]

/** The generated file with the documents of an operation file, such as `web/features/users/users.graphql`. */
export function documentsFileOf(location: string): string {
  const isIn = (folder: string) => location.startsWith(join('web', folder, '/'))
  return Object.entries(SCREENS_APART).find(([, folders]) => folders.some(isIn))?.[0] ?? OPERATIONS
}
