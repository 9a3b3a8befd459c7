import { useEffect, useRef, useState } from 'react'
import { findLaboratoryValues } from '#domain/attempts/laboratory-values.ts'
import { laboratoryWords } from '#domain/messages/test-tools.ts'
import { Facts } from '#web/ui/facts.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Common adult laboratory values, the same for every question, with a search. Escape closes them. */
export function LaboratoryValues({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const area = useRef<HTMLDivElement>(null)
  const groups = findLaboratoryValues(search)
  const count = groups.reduce((sum, { values }) => sum + values.length, 0)
  useEffect(() => {
    // On a touch screen, the search would raise the keyboard: the close button takes the focus.
    const first = window.matchMedia('(pointer: coarse)').matches ? 'button' : 'input'
    area.current?.closest('section')?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the field and the list inside
    <div
      ref={area}
      className="grid gap-3 max-w-128"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField
        label={laboratoryWords.search}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="muted">
        {laboratoryWords.count(count)}
      </p>
      <div className="grid gap-4">
        {groups.map(({ title, values }) => (
          <section key={title}>
            <h3 className="mb-2 text-body">{title}</h3>
            <Facts facts={values.map(({ name, usual }) => ({ term: name, value: usual }))} />
          </section>
        ))}
      </div>
      <p className="muted">{laboratoryWords.own}</p>
    </div>
  )
}
