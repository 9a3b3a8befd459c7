import { type RichTextEditorProps } from './rich-text-area.tsx'
import { useId } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'

/** The editor is large and few need it: its code comes when a form shows it. */
const Editor = lazyComponent(async () => (await import('./rich-text-area.tsx')).RichTextArea, {
  loading: ({ label, small, large }) => (
    <TextAreaField
      label={label}
      value=""
      placeholder="Loading the editor…"
      rows={small ? 3 : large ? 20 : 8}
      disabled
    />
  ),
})

/** Loads the editor before it is shown: what is typed while it loads is lost. */
export const prepareEditor = (): void => void Editor.preload()

/** A labelled field of formatted text. While the editor loads, a disabled text field holds its place. */
export function RichTextEditor(props: RichTextEditorProps) {
  const id = useId()
  return <Editor {...props} id={id} />
}
