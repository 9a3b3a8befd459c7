import type { UseFormReturn } from 'react-hook-form'
import { uploadImage } from '#web/components/content/files/upload-image.ts'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { RichTextEditor } from '#web/ui/rich-text/rich-text-editor.tsx'
import type { ContentForm } from './content-form.ts'

/** The fields that contents and sections share. */
const NameFields = ({ noun }: { noun: 'Content' | 'Section' }) => (
  <>
    <TextField name="name" label={`${noun} Name`} autoComplete="off" />
    <TextAreaField name="instructions" label="Instructions" rows={4} />
  </>
)

/** The fields of a section (spec 3.2.4). */
export const SectionFields = () => <NameFields noun="Section" />

/** The fields of a content (spec 3.2.2). */
export const ContentFields = ({ form }: { form: UseFormReturn<ContentForm> }) => (
  <>
    <NameFields noun="Content" />
    <ControlledField control={form.control} name="descText">
      {(value, onChange) => (
        <RichTextEditor label="Content Description" optional {...{ value, onChange, uploadImage }} />
      )}
    </ControlledField>
  </>
)
