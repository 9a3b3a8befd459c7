import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** How many tasks of a section are done, as `[completed/total]` (spec 3.2.17). */
export function SectionTally({ completed, total }: { completed: number; total: number }) {
  return (
    <>
      <span aria-hidden="true">{`[${completed}/${total}]`}</span>
      <VisuallyHidden>{`${completed} of ${total} tasks done`}</VisuallyHidden>
    </>
  )
}
