import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import './file-drop.css'

type FileDropProps = {
  label: string
  hint: string
  /** What the file chooser offers, such as '.csv,.json'. */
  accept: string
  onFile: (file: File) => void
}

/** A place to drop a file on, and a button to choose one. */
export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    <label
      className={classNames('file-drop', over && 'file-drop--over')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) onFile(file)
      }}
    >
      <input
        className="file-drop__input"
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file again, mended meanwhile, is a choice too.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <FileUp size={28} aria-hidden="true" />
      <span className="file-drop__label">{label}</span>
      <span className="file-drop__hint">{hint}</span>
    </label>
  )
}
