/** Formats an ability's distance from the standard: '0.2 logits below the standard', 'at the standard'. */
export function distanceText(distance: number): string {
  const rounded = Math.round(Math.abs(distance) * 100) / 100
  if (rounded === 0) return 'at the standard'
  return `${rounded} ${rounded === 1 ? 'logit' : 'logits'} ${distance > 0 ? 'above' : 'below'} the standard`
}

/** Formats a share from 0 to 1 in percent: '4.2%', '50%'. */
export const percentText = (share: number): string => `${Math.round(share * 1000) / 10}%`
