import { FilePlus2, Pencil } from 'lucide-react'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { contentWords } from '#domain/messages/content.ts'
import { byName } from '#domain/progress/by-name.ts'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** What a content's panel shows: its description, what can be done, and its sections by name (spec 3.2.1, 3.9.12). */
export function ContentPanel({ content }: { content: ContentFieldsFragment }) {
  const sections = [...(content.sections ?? [])].sort(byName)
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
      </Row>
      {sections.length === 0 ? (
        <p className="muted">{contentWords.none}</p>
      ) : (
        <ListCard label={`Sections of ${content.name}`}>
          {sections.map((section) => (
            <li key={section.key}>
              <ListRow
                title={section.name}
                note={section.tasks === 1 ? '1 task' : `${section.tasks} tasks`}
                to={paths.section(content.url, section.url)}
              />
            </li>
          ))}
        </ListCard>
      )}
    </Stack>
  )
}
