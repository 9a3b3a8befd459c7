import { Dialog } from '#web/ui/dialog/dialog.tsx'

export type Picture = {
  src: string | undefined
  alt: string
  width: string | undefined
  height: string | undefined
  /** The letter of the picture's answer, as shown. */
  letter?: string
}

function scrollByKeys(area: HTMLElement | null): void {
  if (area !== null) area.tabIndex = 0
}

/** Shows pictures at full size, scrollable on smaller screens, such as an ECG strip on a phone. */
export function PictureDialog({ pictures, onClose }: { pictures: readonly Picture[]; onClose: () => void }) {
  return (
    <Dialog open wide title={pictures.length === 1 ? 'Picture' : 'Pictures'} onClose={onClose}>
      {pictures.map(({ letter, ...picture }, index) => (
        <figure key={index} className="picture-figure grid gap-2 m-0 [.picture-figure+&]:mt-4">
          <div
            ref={scrollByKeys}
            className="picture-full max-w-full overflow-auto rounded-small"
            role="group"
            aria-label={`Full size: ${picture.alt}`}
          >
            <img className="block max-w-none" {...picture} alt={picture.alt} />
          </div>
          <figcaption className="muted">
            {letter} {picture.alt}
          </figcaption>
        </figure>
      ))}
    </Dialog>
  )
}
