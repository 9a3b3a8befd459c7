import type { Key } from '#table/keys.ts'
import { ifVersion, withCondition } from './conditions.ts'
import { getItem } from './get-item.ts'
import { CONFLICT, retryOnConflict } from './retry-on-conflict.ts'
import type { Table } from './table.ts'
import { updateItem } from './update-item.ts'

type Versioned = Key & { version?: number }

/** `failure`: what failed, for the log. `optional`: attributes to remove if the changed item no longer has them. */
type Options = { failure: string; optional?: readonly string[] }

/**
 * Changes an item on the condition of its version, and reads it again if another writer was first. `change` returns the
 * item with its next version, or undefined if nothing changes; attributes that it does not name stay. 1 strong read
 * unit for 4 KB, 1 write unit a KB.
 */
export const changeItem = <Item extends Versioned>(
  table: Table,
  Key: Key,
  { failure, optional = [] }: Options,
  change: (item: Item | undefined) => Item | undefined | Promise<Item | undefined>,
): Promise<void> =>
  retryOnConflict({ failure }, async () => {
    const before = await getItem<Item>(table, Key, { consistent: true })
    const after = await change(before)
    if (after === undefined) return undefined
    const { pk: _pk, sk: _sk, ...attributes } = after
    const set = Object.entries(attributes)
    const gone = optional.filter((name) => !(name in attributes))
    const update = {
      UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}${gone.length === 0 ? '' : ` REMOVE ${gone.map((name) => `#${name}`).join(', ')}`}`,
      ExpressionAttributeNames: Object.fromEntries(
        [...set.map(([name]) => name), ...gone].map((name) => [`#${name}`, name]),
      ),
      ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    }
    const written = await updateItem(table, { Key, ...withCondition(update, ifVersion(before?.version)) })
    return written.ok ? undefined : CONFLICT
  })
