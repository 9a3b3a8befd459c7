import { relative } from 'node:path'
import { listAdminFields } from '#infra/api/list-admin-fields.ts'
import { RESOLVERS_FOLDER } from '#infra/bundling/project-folders.ts'
import { listResolverFiles } from '#infra/api/resolver-files.ts'

/** A subscription, such as 'onNotification', and the files of its resolver's first and last step. */
type SubscriptionFile = { field: string; first: string; file: string }

const subscriptions = (): SubscriptionFile[] =>
  listResolverFiles()
    .filter(({ typeName }) => typeName === 'Subscription')
    .map(({ fieldName, steps }) => {
      const [first, file] = [0, -1].map((n) => relative(RESOLVERS_FOLDER, steps.at(n)?.file ?? ''))
      return { field: fieldName, first: first ?? '', file: file ?? '' }
    })

const isForAdministrators = ({ field }: SubscriptionFile) => listAdminFields().has(`Subscription.${field}`)

/** Returns the subscriptions that the schema reserves for administrators. */
export const adminSubscriptions = (): SubscriptionFile[] => subscriptions().filter(isForAdministrators)

/** Returns the subscriptions to the caller's own data: all others except the public catalogue. */
export const ownSubscriptions = (): SubscriptionFile[] =>
  subscriptions().filter((file) => !isForAdministrators(file) && file.field !== 'onCatalogue')
