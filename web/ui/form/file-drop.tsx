import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from './field-error.tsx'

type FileDropProps = {
  label: string
  hint: string
  /** The file types that the file chooser accepts, such as '.csv,.json'. */
  accept: string
  /** The error of the chosen file. */
  error?: string | undefined
  onFile: (file: File) => void
}

/** A drop area for a file, with a button to choose one. */
export function FileDrop({ label, hint, accept, error, onFile }: FileDropProps) {
  const errorId = useId()
  const [isDragOver, setDragOver] = useState(false)
  const area = useRef<HTMLLabelElement>(null)
  const onFileRef = useRef(onFile)
  useEffect(() => {
    onFileRef.current = onFile
  })
  // For pointers only: keyboard users have the file chooser.
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setDragOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      drag(event)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) onFileRef.current(file)
    }
    element.addEventListener('dragover', drag)
    element.addEventListener('dragleave', drag)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', drag)
      element.removeEventListener('dragleave', drag)
      element.removeEventListener('drop', drop)
    }
  }, [])
  return (
    <>
      <label
        ref={area}
        className={classNames(
          'file-drop grid justify-items-center gap-2 py-8 px-4 border-2 border-dashed rounded-large text-center cursor-pointer [transition:background-color_var(--duration)] hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2',
          isDragOver
            ? 'file-drop--over border-primary bg-primary-soft text-on-primary-soft'
            : 'border-border-strong bg-surface',
        )}
      >
        <input
          className="absolute opacity-0 size-px"
          type="file"
          accept={accept}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Cleared, so that choosing the same file again, fixed in the meantime, also fires a change event.
            event.target.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
        <FileUp size={28} aria-hidden="true" />
        <span className="font-[650]">{label}</span>
        <span className="text-text-muted text-small in-[.file-drop:hover]:text-inherit in-[.file-drop--over]:text-inherit">
          {hint}
        </span>
      </label>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </>
  )
}
