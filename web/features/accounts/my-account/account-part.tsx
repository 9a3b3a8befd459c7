import type { ReactNode } from 'react'

type AccountPartProps = { id: string; title: string; busy?: boolean; children: ReactNode }

/** A part of a card on the account page, with a line above every part but the first. Its heading can take the focus. */
export function AccountPart({ id, title, busy, children }: AccountPartProps) {
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy}
      className="flex flex-col gap-3 [section+&]:pt-5 [section+&]:border-t [section+&]:border-border [&>.button]:self-start"
    >
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
