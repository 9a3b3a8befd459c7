import { relative } from 'node:path'
import { listAdminFields } from '#infra/api/list-admin-fields.ts'
import { RESOLVERS_FOLDER } from '#infra/bundling/project-folders.ts'
import { listResolverFiles } from '#infra/api/resolver-files.ts'

/** The subscriptions that the schema keeps for administrators, such as 'onNotification', each with its resolver's file. */
export const adminSubscriptions = (): { field: string; file: string }[] =>
  listResolverFiles()
    .filter(
      ({ typeName, fieldName }) => typeName === 'Subscription' && listAdminFields().has(`Subscription.${fieldName}`),
    )
    .map(({ fieldName, steps }) => ({ field: fieldName, file: relative(RESOLVERS_FOLDER, steps.at(-1)?.file ?? '') }))
