import { Dialog } from '#web/ui/dialog/dialog.tsx'

export type Picture = { src: string | undefined; alt: string; width: string | undefined; height: string | undefined }

function scrollByKeys(area: HTMLElement | null): void {
  if (area !== null) area.tabIndex = 0
}

/** A picture in the size that it has, to be scrolled where the screen is smaller, such as an ECG strip on a phone. */
export function PictureDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  return (
    <Dialog open wide title="Picture" onClose={onClose}>
      <div ref={scrollByKeys} className="picture-full" role="group" aria-label="Picture in full size">
        <img {...picture} alt={picture.alt} />
      </div>
      <p className="muted">{picture.alt}</p>
    </Dialog>
  )
}
