import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ImageDescriptionState } from './use-image-description.ts'

type ImageDescriptionFieldsProps = { words: ImageDescriptionState; disabled?: boolean; onEnter: () => void }

const LONGEST = 300

/** The fields for an image's description, for people who can't see it. */
export function ImageDescriptionFields({ words, disabled = false, onEnter }: ImageDescriptionFieldsProps) {
  return (
    <>
      <TextField
        label="Description"
        hint="Read to those who cannot see the image, and shown when it does not load"
        value={words.isDecoration ? '' : words.alt}
        error={words.error}
        maxLength={LONGEST}
        disabled={disabled || words.isDecoration}
        onChange={(event) => words.describe(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter must not submit the form around it.
          event.preventDefault()
          onEnter()
        }}
      />
      {!words.mustDescribe && (
        <CheckboxField
          label="Decoration only: there is nothing to describe"
          checked={words.isDecoration}
          disabled={disabled}
          onChange={(event) => words.decorate(event.target.checked)}
        />
      )}
    </>
  )
}
