import { Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { useConstants } from '../use-constants.ts'
import { AddLabelDialog } from './add-label-dialog.tsx'
import type { LabelKind } from './label-kinds.ts'

type LabelPickerProps = { kind: LabelKind; values: readonly string[]; onChange: (values: string[]) => void }

/** The tags or areas of a question, with the popup that selects from all of them (spec 2.4.14). */
export function LabelPicker({ kind, values, onChange }: LabelPickerProps) {
  const [open, setOpen] = useState(false)
  const [adding, setAdding] = useState(false)
  const constants = useConstants(open)
  const known = constants.data === undefined ? undefined : kind.of(constants.data)
  const close = () => setOpen(false)
  return (
    <section
      className="grid grid-cols-1 justify-items-start content-start gap-3 p-4 border border-border rounded-large bg-surface [&>h2]:text-[length:inherit]"
      aria-label={kind.title}
    >
      <h2 className="field__label">{kind.title}</h2>
      {values.length === 0 ? (
        <p className="muted">None chosen</p>
      ) : (
        <Chips
          label={`Chosen: ${kind.title}`}
          values={values}
          onRemove={(value) => onChange(values.filter((other) => other !== value))}
        />
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Tags size={18} aria-hidden="true" /> Choose {kind.title}
      </Button>
      <Dialog
        open={open}
        startInField
        title={kind.title}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" disabled={known === undefined} onClick={() => setAdding(true)}>
              <Plus size={18} aria-hidden="true" /> {kind.addLabel}
            </Button>
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        {known === undefined && constants.error === null && (
          <Skeleton label="Loading the list" count={2} shape="line" />
        )}
        {known === undefined && constants.error !== null && (
          <ErrorState message={constants.error.message} onRetry={() => void constants.refetch()} />
        )}
        {known !== undefined && (
          <MultiSelect
            label={`Find ${kind.title}`}
            options={known}
            values={values}
            inline
            noneFound="No such one in the list"
            onChange={onChange}
          />
        )}
      </Dialog>
      {adding && known !== undefined && (
        <AddLabelDialog
          kind={kind}
          known={known}
          onAdded={(name) => {
            setAdding(false)
            onChange([...values, name])
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
