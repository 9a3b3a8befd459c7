import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

type VolumeControlProps = {
  volume: number
  muted: boolean
  onChange: (change: { volume?: number; muted: boolean }) => void
}

/** The controls for muting and volume. */
export function VolumeControl({ volume, muted, onChange }: VolumeControlProps) {
  const audible = muted ? 0 : volume
  const Icon = audible === 0 ? VolumeX : audible < 0.5 ? Volume1 : Volume2
  return (
    <div className="flex items-center">
      <IconButton
        label={muted ? 'Sound on' : 'Sound off'}
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => onChange({ muted: !muted })}
      />
      <span className="player__volume flex @max-[38.01rem]/player:hidden">
        <input
          className="w-20 h-target"
          type="range"
          aria-label="Volume"
          aria-valuetext={`${String(Math.round(100 * audible))}%`}
          min={0}
          max={1}
          step={0.05}
          value={audible}
          onChange={({ target }) => {
            const chosen = Number(target.value)
            onChange({ volume: chosen, muted: chosen === 0 })
          }}
        />
      </span>
    </div>
  )
}
