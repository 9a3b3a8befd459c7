import { RichTextEditor } from '#web/ui/rich-text/rich-text-editor.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { uploadImage } from '#web/components/content/files/upload-image.ts'

/** The text of a Reading (spec 3.3.4). */
export function ReadingField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <FieldSlot field="text">
      <RichTextEditor large label="Text" value={value} onChange={onChange} uploadImage={uploadImage} />
    </FieldSlot>
  )
}
