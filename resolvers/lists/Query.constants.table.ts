import { query } from '@aws-appsync/utils/dynamodb'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import type { Found } from '#resolvers/shared/page.ts'

type List = { sk: string; values: string[]; removed?: number[] }
type ConstantsCtx = Ctx<Record<string, never>, Found<List>>

/** Both lists share a partition key, so one Query reads them (spec 1.3.14). */
export function request() {
  return query({ query: { pk: { eq: tagsKey.pk } } })
}

/** Returns the names that were not removed; a list that was never written is empty. */
function namesOf(lists: List[], sk: string): string[] {
  const list = lists.find((item) => item.sk === sk)
  const removed = list?.removed ?? []
  return (list?.values ?? []).filter((_, position) => !removed.includes(position))
}

export function response(ctx: ConstantsCtx) {
  failOnError(ctx)
  const lists = ctx.result.items ?? []
  return {
    tags: namesOf(lists, tagsKey.sk),
    nclexAreas: namesOf(lists, nclexAreasKey.sk),
  }
}
