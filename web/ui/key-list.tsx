import './key-list.css'

/** Keyboard keys and what each does. */
export function KeyList({ keys }: { keys: readonly { keys: string; does: string }[] }) {
  return (
    <dl className="key-list">
      {keys.map(({ keys: name, does }) => (
        <div key={name}>
          <dt>
            <kbd>{name}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
