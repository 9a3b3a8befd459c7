import type { ContentItem } from '#table/content.ts'
import { contentKey, nameKey } from '#table/keys.ts'
import type { MutationDeleteContentArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'

const refusalOf = (item: Record<string, unknown> | undefined) => {
  if (!item) return 'content-not-found'
  if (Number(item.sections) > 0) return 'content-has-sections'
  return Number(item.usedBy) > 0 ? 'content-in-use' : 'content-changed'
}

/**
 * Deletes a content and frees its name (spec 3.7.4); one with sections, or one that a course uses, is refused by the
 * condition of the delete itself (spec 1.5.14).
 */
export async function deleteContent({ key, version }: MutationDeleteContentArgs, { table }: ContentDeps) {
  const at = contentKey(key)
  const item = await getItem<ContentItem>(table, at, { consistent: true })
  if (!item) throw new Refusal('content-not-found')
  const written = await transactWrite(table, [
    {
      Delete: {
        Key: at,
        ...ifEqual({ version, sections: 0, usedBy: 0 }),
      },
    },
    { Delete: { Key: nameKey('CONTENT', item.url) } },
  ])
  if (!written.ok) throw new Refusal(refusalOf(written.item))
  return key
}
