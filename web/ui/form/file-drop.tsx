import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from './field-error.tsx'
import './file-drop.css'

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
  const [over, setOver] = useState(false)
  const area = useRef<HTMLLabelElement>(null)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })
  // For pointers only: keyboard users have the file chooser.
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      drag(event)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) take.current(file)
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
      <label ref={area} className={classNames('file-drop', over && 'file-drop--over')}>
        <input
          className="file-drop__input"
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
        <span className="file-drop__label">{label}</span>
        <span className="file-drop__hint">{hint}</span>
      </label>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </>
  )
}
