import './on-this-page.css'

type OnThisPageProps = { sections: readonly { id: string; name: string }[] }

/**
 * Links to the sections of a long page, for its `aside`. Omitted on small screens, where it would come after the text.
 */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className="on-this-page" aria-label="On this page">
      <h2 className="on-this-page__heading">On this page</h2>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
