import { RichTextEditor } from '#web/ui/rich-text/rich-text-editor.tsx'
import { uploadImage } from '#web/components/content/files/upload-image.ts'
import type { ContentForm, SectionForm } from './content-form.ts'
import { InstructionsField, NameField } from './text-fields.tsx'

type FieldsProps<F> = { form: F; onChange: (change: Partial<F>) => void }

/** The fields of a content (spec 3.2.2). */
export function ContentFields({ form, onChange }: FieldsProps<ContentForm>) {
  return (
    <>
      <NameField label="Content Name" value={form.name} onChange={(name) => onChange({ name })} />
      <InstructionsField
        label="Instructions"
        value={form.instructions}
        onChange={(instructions) => onChange({ instructions })}
      />
      <RichTextEditor
        label="Content Description"
        optional
        value={form.descText}
        uploadImage={uploadImage}
        onChange={(descText) => onChange({ descText })}
      />
    </>
  )
}

/** The fields of a section (spec 3.2.4). */
export function SectionFields({ form, onChange }: FieldsProps<SectionForm>) {
  return (
    <>
      <NameField label="Section Name" value={form.name} onChange={(name) => onChange({ name })} />
      <InstructionsField
        label="Instructions"
        value={form.instructions}
        onChange={(instructions) => onChange({ instructions })}
      />
    </>
  )
}
