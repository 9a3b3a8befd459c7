import { type RichTextEditorProps } from './rich-text-area.tsx'
import { useId } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'

/** The editor is large and rarely needed, so its code loads when a form shows it. */
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

/** Loads the editor before it's shown, because text typed while it loads is lost. */
export const prepareEditor = (): void => void Editor.preload()

/** A labeled rich text field. Shows a disabled text field while the editor loads. */
export function RichTextEditor(props: RichTextEditorProps) {
  const id = useId()
  return <Editor {...props} id={id} />
}
