import { extensions, util } from '@aws-appsync/utils'
import { get } from '@aws-appsync/utils/dynamodb'
import { progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { SubscriptionOnAttemptMoveArgs } from '#generated/schema.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { endWithSession } from '#resolvers/shared/end-with-session.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'

type OnAttemptMoveCtx = Ctx<SubscriptionOnAttemptMoveArgs, ProgressItem | null>

/** Searches only the caller's own courses, whose keys belong to no one else. */
export function request(ctx: OnAttemptMoveCtx) {
  return get({ key: progressKey(callerId(ctx), keyPart(ctx.args.progressKey)) })
}

/** Filters events to the moves of the named test, until the caller's sessions end. */
export function response(ctx: OnAttemptMoveCtx) {
  failOnError(ctx)
  if (!ctx.result) util.unauthorized()
  extensions.setSubscriptionFilter({
    filterGroup: [
      {
        filters: [
          { fieldName: 'attempt.progressKey', operator: 'eq', value: ctx.args.progressKey },
          { fieldName: 'attempt.taskKey', operator: 'eq', value: ctx.args.taskKey },
        ],
      },
    ],
  })
  endWithSession(ctx)
  return null
}
