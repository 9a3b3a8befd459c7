/** Keyboard keys and what each does. */
export function KeyList({ keys }: { keys: readonly { keys: string; does: string }[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2 m-0">
      {keys.map(({ keys: name, does }) => (
        <div className="grid grid-cols-[8rem_1fr] gap-3" key={name}>
          <dt>
            <kbd className="font-semibold">{name}</kbd>
          </dt>
          <dd className="m-0">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
