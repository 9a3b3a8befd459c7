import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Centers its content within the page's maximum width; `wide`: for screens that show two things side by side. */
export function Container({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('container', wide && 'max-w-[calc(var(--container-wide)+2*1.5rem)]')}>{children}</div>
  )
}
