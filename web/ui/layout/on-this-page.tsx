type OnThisPageProps = { sections: readonly { id: string; name: string }[] }

/**
 * Links to the sections of a long page, for its `aside`. Omitted on small screens, where it would come after the text.
 */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className="on-this-page" aria-label="On this page">
      <h2 className="text-text-muted text-small">On this page</h2>
      <ul className="p-0 list-none">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className="inline-flex items-center min-h-9" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
