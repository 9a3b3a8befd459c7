import type { Context } from '@aws-appsync/utils'

type Values = Record<string, unknown>

/**
 * What a resolver gets: `Args` of its field, `Item` as its source answers it, `Prev` as the step before left it, `Stash`
 * as its own steps share it.
 */
export type Ctx<
  Args extends Values = Values,
  Item = unknown,
  Prev extends Values | undefined = undefined,
  Stash extends Values = Values,
> = Context<Args, Stash, Prev, Values, Item>
