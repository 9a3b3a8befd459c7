import { type RichTextEditorProps } from './rich-text-area.tsx'
import { lazy, Suspense, useId } from 'react'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'

/** The editor is large and few need it: its code comes when a form shows it. */
const loadEditor = async () => ({ default: (await import('./rich-text-area.tsx')).RichTextArea })
const Editor = lazy(loadEditor)

/** Loads the editor before it is shown: what is typed while it loads is lost. */
export const prepareEditor = (): void => {
  loadEditor().catch(() => undefined)
}

/** A labelled field of formatted text. While the editor loads, a disabled text field holds its place. */
export function RichTextEditor(props: RichTextEditorProps) {
  const id = useId()
  return (
    <Suspense
      fallback={
        <TextAreaField
          label={props.label}
          value=""
          placeholder="Loading the editor…"
          rows={props.small ? 3 : props.large ? 20 : 8}
          disabled
        />
      }
    >
      <Editor {...props} id={id} />
    </Suspense>
  )
}
