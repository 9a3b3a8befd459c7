import { ArrowUpDown, Copy, FilePlus2, Pencil, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { inOrder } from '#domain/content/in-order.ts'
import { OrderSectionsDocument } from '#generated/admin-operations.ts'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { contentWords } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { taskCount } from './list-counts.ts'
import type { OrderingProps } from './ordering.ts'
import { useAuthoring } from './use-authoring.ts'

const CopyDialog = lazyComponent(async () => (await import('./copy/copy-dialog.tsx')).CopyDialog)
const OrderMode = lazyComponent(async () => (await import('./order-mode.tsx')).OrderMode, {
  loading: () => <Skeleton label="Loading the order" />,
})

type ContentPanelProps = OrderingProps & { content: ContentFieldsFragment; reload: () => Promise<unknown> }

/**
 * The panel of a content: its description, actions, and sections, sorted by name unless another order is stored (spec
 * 3.2.1, 3.9.12).
 */
export function ContentPanel({ content, reload, ordering, onOrdering }: ContentPanelProps) {
  const send = useAuthoring()
  const [copying, setCopying] = useState(false)
  const sections = inOrder(content.sections ?? [], content.sectionOrder)
  const list = () => {
    if (sections.length === 0) return <p className="muted">{contentWords.none}</p>
    if (ordering !== undefined)
      return (
        <OrderMode
          label={`Order of the sections of ${content.name}`}
          items={sections}
          stored={{ order: content.sectionOrder, version: content.orderVersion }}
          save={(keys, seen) => send(OrderSectionsDocument, { contentKey: content.key, keys: [...keys], seen })}
          reload={reload}
          ordering={ordering}
          onOrdering={onOrdering}
        />
      )
    return (
      <ListCard label={`Sections of ${content.name}`}>
        {sections.map((section) => (
          <li key={section.key}>
            <ListRow
              title={section.name}
              note={taskCount(section.tasks)}
              to={paths.section(content.url, section.url)}
            />
          </li>
        ))}
      </ListCard>
    )
  }
  return (
    <Stack>
      {content.descBody !== '' && <RichText html={content.descText} />}
      <Row>
        <LinkButton variant="secondary" to={paths.editContent(content.url)} aria-label={`Edit Content ${content.name}`}>
          <Pencil size={18} aria-hidden="true" /> Edit Content
        </LinkButton>
        <LinkButton
          variant="secondary"
          to={paths.createSection(content.url)}
          aria-label={`New Section in ${content.name}`}
        >
          <FilePlus2 size={18} aria-hidden="true" /> New Section
        </LinkButton>
        <LinkButton
          variant="secondary"
          to={`${paths.editContent(content.url)}?list=students`}
          aria-label={`Students of ${content.name}`}
        >
          <UsersRound size={18} aria-hidden="true" /> Students
        </LinkButton>
        <Button variant="secondary" aria-label={`Copy Content ${content.name}`} onClick={() => setCopying(true)}>
          <Copy size={18} aria-hidden="true" /> Copy Content
        </Button>
        {sections.length > 1 && ordering === undefined && (
          <Button variant="secondary" aria-label={`Change Order of ${content.name}`} onClick={() => onOrdering({})}>
            <ArrowUpDown size={18} aria-hidden="true" /> Change Order
          </Button>
        )}
      </Row>
      {list()}
      {copying && <CopyDialog content={content} onClose={() => setCopying(false)} />}
    </Stack>
  )
}
