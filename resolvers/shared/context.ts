import type { Context } from '@aws-appsync/utils'

type Values = Record<string, unknown>

/**
 * A resolver's context: `Args` of its field, `Item` returned by its source, `Prev` from the previous step, `Stash`
 * shared by its steps.
 */
export type Ctx<
  Args extends Values = Values,
  Item = unknown,
  Prev extends Values | undefined = undefined,
  Stash extends Values = Values,
> = Context<Args, Stash, Prev, Values, Item>
