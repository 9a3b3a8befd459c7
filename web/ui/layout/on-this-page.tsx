import { classNames } from '#web/ui/class-names.ts'

/** A section of a long page. `isSub`: it belongs to the one before it. */
export type PageSection = { id: string; name: string; isSub?: boolean }

type SectionLinksProps = {
  sections: readonly PageSection[]
  /** The section on screen. */
  current?: string | undefined
  onFollow?: () => void
}

/** Links to the sections of a page. */
export const SectionLinks = ({ sections, current, onFollow }: SectionLinksProps) => (
  <ul className="p-0 list-none">
    {sections.map(({ id, name, isSub }) => (
      <li key={id} className={classNames(isSub === true && 'ps-4')}>
        <a
          className={classNames('inline-flex items-center min-h-9', id === current && 'font-semibold text-text')}
          href={`#${id}`}
          onClick={onFollow}
          aria-current={id === current ? 'location' : undefined}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/**
 * Links to the sections of a long page, for its `aside`. Omitted on small screens, where it would come after the text.
 */
export function OnThisPage(props: SectionLinksProps) {
  return (
    <nav className="on-this-page" aria-label="On this page">
      <h2 className="text-text-muted text-small">On this page</h2>
      <SectionLinks {...props} />
    </nav>
  )
}
