import type { ReactNode } from 'react'
import { aboutText } from '#domain/messages/course-view.ts'
import { Accordion } from './accordion.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'

export type TocSection = { key: string; contentKey: string; name: string; total: number; completed: number }
export type TocContent = {
  key: string
  name: string
  instructions: string
  descText: string
  sections: readonly TocSection[]
}

type TableOfContentsProps<S extends TocSection> = {
  contents: readonly (Omit<TocContent, 'sections'> & { sections: readonly S[] })[]
  /** Renders a section: a link to its tasks. */
  section: (section: S) => ReactNode
  /** The text for a content without sections. */
  emptyContent: string
  /** Whether a content is collapsed initially; `state`: the status shown next to its name. */
  closed?: (content: { sections: readonly S[] }) => boolean
  state?: (content: { sections: readonly S[] }) => ReactNode
}

/**
 * A course's contents in expandable blocks, with their sections (spec 3.2.17, 3.2.23). An author's instructions and text
 * about a content are folded below its sections, so that these come first.
 */
export function TableOfContents<S extends TocSection>({
  contents,
  section,
  emptyContent,
  closed = () => false,
  state,
}: TableOfContentsProps<S>) {
  return (
    <Accordion
      open={contents.filter((content) => !closed(content)).map(({ key }) => key)}
      items={contents.map((content) => ({
        value: content.key,
        title: content.name,
        after: state?.(content),
        content: (
          <div className="grid grid-cols-1 gap-3 [&_.rich-text_:is(h1,h2,h3,h4)]:text-body">
            {content.sections.length === 0 ? (
              <p className="muted">{emptyContent}</p>
            ) : (
              <ul className="grid p-0 list-none [&>li+li]:border-t [&>li+li]:border-t-border">
                {content.sections.map((each) => (
                  <li key={each.key}>{section(each)}</li>
                ))}
              </ul>
            )}
            {(content.instructions !== '' || content.descText !== '') && (
              <details open={content.sections.length === 0}>
                <summary>{aboutText(content.name)}</summary>
                <div className="grid grid-cols-1 gap-3 pt-3">
                  {content.instructions !== '' && <p className="whitespace-pre-line">{content.instructions}</p>}
                  {content.descText !== '' && <RichText html={content.descText} />}
                </div>
              </details>
            )}
          </div>
        ),
      }))}
    />
  )
}
