import { query } from '@aws-appsync/utils/dynamodb'
import { nclexAreasKey, tagsKey } from '../../data/keys.ts'
import type { Ctx } from '../shared/context.ts'
import { failOnError } from '../shared/fail-on-error.ts'
import type { Found } from '../shared/page.ts'

type ConstantsCtx = Ctx<Record<string, never>, Found<{ sk: string; values: string[] }>>

/** Both lists lie under one key, so one Query reads them (spec 1.3.14). */
export function request() {
  return query({ query: { pk: { eq: tagsKey.pk } } })
}

/** A list that was never written is empty. */
export function response(ctx: ConstantsCtx) {
  failOnError(ctx)
  const lists = ctx.result.items ?? []
  return {
    tags: lists.find((list) => list.sk === tagsKey.sk)?.values ?? [],
    nclexAreas: lists.find((list) => list.sk === nclexAreasKey.sk)?.values ?? [],
  }
}
