import './key-list.css'

/** Keys of the keyboard and what each does. */
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
