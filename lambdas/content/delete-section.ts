import type { SectionItem } from '#table/content.ts'
import { contentKey, nameKey, sectionKey } from '#table/keys.ts'
import type { MutationDeleteSectionArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { countUp } from './count-up.ts'
import type { ContentDeps } from './content-deps.ts'

const refusalOf = (item: Record<string, unknown> | undefined) => {
  if (!item) return 'section-not-found'
  return Number(item.tasks) > 0 ? 'section-has-tasks' : 'section-changed'
}

/**
 * Deletes a section, frees its name and counts it off its content (spec 2.7.13); one with tasks is refused by the
 * condition of the delete itself (spec 1.5.15).
 */
export async function deleteSection(args: MutationDeleteSectionArgs, { table }: ContentDeps) {
  const at = sectionKey(args.contentKey, args.key)
  const item = await getItem<SectionItem>(table, at, { consistent: true })
  if (!item) throw new Refusal('section-not-found')
  const written = await transactWrite(table, [
    {
      Delete: {
        Key: at,
        ...ifEqual({ version: args.version, tasks: 0 }),
      },
    },
    { Delete: { Key: nameKey(`SECTION#${args.contentKey}`, item.url) } },
    { Update: { Key: contentKey(args.contentKey), ...countUp('sections', -1) } },
  ])
  if (!written.ok) throw new Refusal(refusalOf(written.item))
  return args.key
}
