import { useEffect, useState } from 'react'

/** White around the code, in its own squares: readers need four. */
const MARGIN = 4

type Drawn = { size: number; path: string }

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: MARGIN })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

/** A text as a QR code, dark on light by day and by night, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    let stays = true
    draw(text).then(
      (code) => {
        if (stays) setDrawn(code)
      },
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [text])
  if (drawn === undefined) return null
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
