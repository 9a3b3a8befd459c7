import { lazy, Suspense, useId } from 'react'
import type { FieldFacts } from '#web/ui/form/field.tsx'
import type { UploadImage } from './image-upload.ts'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'

export type RichTextEditorProps = Pick<FieldFacts, 'label' | 'hint' | 'error' | 'optional'> & {
  /** HTML; '' when there is no text. */
  value: string
  onChange: (html: string) => void
  /** Where images go; without it a text has none. */
  uploadImage?: UploadImage
  /** For an answer or a note: lower, without headings, quotes, alignment and links. */
  small?: boolean
  /** For a lesson: as tall as the window, growing with its text, the buttons in reach; the lines as long as its readers have them. */
  large?: boolean
  /** Every image needs a description: none is decoration. */
  mustDescribe?: boolean
  /** The caret goes into it once its code has come. */
  startInText?: boolean
}

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
