import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ImageWordsFields } from './image-words-fields.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useImageWords } from './use-image-words.ts'

type ImageWordsProps = { initial: string; onSave: (alt: string) => void; onClose: () => void }

/** Changes what is said of an image to those who cannot see it. */
export function ImageWords({ initial, onSave, onClose }: ImageWordsProps) {
  const words = useImageWords(initial)
  const save = () => {
    const alt = words.check()
    if (alt !== undefined) onSave(alt)
  }
  return (
    <Dialog open title="Image" onClose={onClose} actions={<Button onClick={save}>Save</Button>}>
      <Stack>
        <ImageWordsFields words={words} onEnter={save} />
      </Stack>
    </Dialog>
  )
}
