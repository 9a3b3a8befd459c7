import { __unstable__loadDesignSystem } from '@tailwindcss/node'
import { readFileSync } from 'node:fs'
import { THEME } from './theme.mjs'

export async function designSystem() {
  return __unstable__loadDesignSystem(`@import "tailwindcss/theme.css" layer(theme);\n@import "tailwindcss/utilities.css" layer(utilities);\n${THEME}`, { base: './css-morph' })
}
const SPACE = { 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.5rem', 6: '2rem', 7: '3rem', 8: '4.5rem' }
/** Values in the words of the new theme. */
export const valueOf = (value) => value
  .replace(/-1 \* var\(--space-(\d)\)/g, (_, n) => `-${SPACE[n]}`)
  .replace(/calc\(-([\d.]+rem)\)/g, '-$1')
  .replace(/var\(--space-(\d)\)/g, (_, n) => SPACE[n])
  .replace(/var\(--target\)/g, 'var(--spacing-target)')
  .replace(/var\(--width-(page|wide|narrow|form|aside)\)/g, 'var(--container-$1)')
const esc = (value) => value.replace(/_/g, '\\_').replace(/\s*,\s*/g, ',').replace(/ /g, '_')
const SIDES = { '': '', '-top': '-t', '-right': '-r', '-bottom': '-b', '-left': '-l', '-inline-start': '-s', '-inline-end': '-e', '-inline': '-x', '-block': '-y', '-block-start': '-bs', '-block-end': '-be' }
const PREFIX = {
  'grid-template-columns': 'grid-cols', 'grid-template-rows': 'grid-rows', gap: 'gap', 'row-gap': 'gap-y', 'column-gap': 'gap-x', padding: 'p', 'padding-block': 'py', 'padding-inline': 'px', 'padding-top': 'pt', 'padding-bottom': 'pb', 'padding-left': 'pl', 'padding-right': 'pr', 'padding-inline-start': 'ps', 'padding-inline-end': 'pe', 'padding-block-start': 'pt', 'margin-block-start': 'mt',
  margin: 'm', 'margin-block': 'my', 'margin-inline': 'mx', 'margin-top': 'mt', 'margin-bottom': 'mb', 'margin-left': 'ml', 'margin-right': 'mr', 'margin-inline-start': 'ms', 'margin-inline-end': 'me', width: 'w', height: 'h', 'min-width': 'min-w', 'max-width': 'max-w', 'min-height': 'min-h', 'max-height': 'max-h', 'flex-basis': 'basis', inset: 'inset', 'inset-inline': 'inset-x', 'inset-block': 'inset-y', top: 'top', bottom: 'bottom', left: 'left', right: 'right',
  'border-radius': 'rounded', 'outline-offset': 'outline-offset', 'line-height': 'leading', 'letter-spacing': 'tracking', order: 'order', opacity: 'opacity', 'z-index': 'z', 'text-underline-offset': 'underline-offset', 'aspect-ratio': 'aspect', translate: 'translate', rotate: 'rotate', fill: 'fill', 'accent-color': 'accent', 'grid-column': 'col', 'grid-row': 'row', 'vertical-align': 'align', 'scroll-margin-top': 'scroll-mt', 'object-fit': 'object', cursor: 'cursor',
}
const isLength = (v) => /^(0|-?[\d.]+(px|rem|em|%|ch|vw|vh|dvh))$/.test(v)
const COLOR_WORDS = /^(#|rgb|color-mix|var\(--color|transparent|currentcolor|canvas|buttontext|buttonface|highlight|graytext|linktext|inherit$)/i
const colorOf = (name, v) => { const m = /^var\(--color-([\w-]+)\)$/.exec(v); if (m) return [`${name}-${m[1]}`]; if (/^transparent$/i.test(v)) return [`${name}-transparent`]; if (/^currentcolor$/i.test(v)) return [`${name}-current`]; return [`${name}-[${/^[a-z]+$/i.test(v) && name !== 'bg' ? 'color:' : ''}${esc(v)}]`] }
const tokens = (v) => { const out = []; let depth = 0, cur = ''; for (const ch of v) { if (ch === '(') depth++; if (ch === ')') depth--; if (ch === ' ' && depth === 0) { out.push(cur); cur = '' } else cur += ch } if (cur) out.push(cur); return out }
const BORDER = { border: 'border', 'border-top': 'border-t', 'border-bottom': 'border-b', 'border-left': 'border-l', 'border-right': 'border-r', 'border-inline-start': 'border-s', 'border-inline-end': 'border-e', 'border-block': 'border-y', 'border-inline': 'border-x', 'border-block-start': 'border-t' }
function raw(prop, value) {
  const v = value
  const arb = () => [`[${prop}:${esc(v)}]`]
  if (prop.startsWith('--')) return arb()
  if (prop in BORDER) {
    const p = BORDER[prop]
    if (v === '0' || v === 'none') return [`${p}-0`]
    const parts = tokens(v); let width = '1px', style = null, color = null
    for (const t of parts) { if (/^(solid|dashed|dotted|double)$/.test(t)) style = t; else if (/^[\d.]+px$/.test(t) || isLength(t)) width = t; else color = t }
    if (style === null) return arb()
    const w = /^([\d]+)px$/.exec(width)
    const out = [width === '1px' ? p : w ? `${p}-${w[1]}` : `${p}-[${width}]`]
    if (style !== 'solid') { if (p !== 'border') return arb(); out.push(`border-${style}`) }
    if (color) out.push(...colorOf(p, color))
    return out
  }
  if (/^border(-top|-bottom|-left|-right|-inline-start|-inline-end)?-color$/.test(prop)) return tokens(v).length === 1 ? colorOf(BORDER[prop.replace('-color', '')], v) : arb()
  if (prop === 'border-width' && /^(\d+)px$/.test(v)) return [v === '1px' ? '[border-width:1px]' : `[border-width:${v}]`]
  if (prop === 'background' || prop === 'background-color') {
    if (v === 'none') return prop === 'background' ? ['bg-transparent'] : arb()
    if (COLOR_WORDS.test(v) && tokens(v).length === 1) return colorOf('bg', v)
    if (/^linear-gradient\([^()]*(\([^()]*\)[^()]*)*\)$/.test(v)) return [`bg-[${esc(v)}]`]
    return arb()
  }
  if (prop === 'color') return COLOR_WORDS.test(v) ? (v === 'inherit' ? ['text-inherit'] : colorOf('text', v)) : /^[a-z]+$/i.test(v) ? [`text-[color:${v}]`] : arb()
  if (prop === 'fill' || prop === 'stroke') return v === 'none' ? [`${prop}-none`] : COLOR_WORDS.test(v) ? colorOf(prop, v) : arb()
  if (prop === 'accent-color') return colorOf('accent', v)
  if (prop === 'font-size') { const m = /^var\(--text-([\w-]+)\)$/.exec(v); return m ? [`text-${m[1]}`] : isLength(v) ? [`text-[${v}]`] : [`text-[length:${esc(v)}]`] }
  if (prop === 'font-weight') return [{ 400: 'font-normal', 500: 'font-medium', 600: 'font-semibold', 700: 'font-bold', inherit: '[font-weight:inherit]' }[v] ?? `font-[${v}]`]
  if (prop === 'font-style') return v === 'italic' ? ['italic'] : v === 'normal' ? ['not-italic'] : arb()
  if (prop === 'font-family') return arb()
  if (prop === 'line-height') { const m = /^var\(--leading-([\w-]+)\)$/.exec(v); return [m ? `leading-${m[1]}` : `leading-[${esc(v)}]`] }
  if (prop === 'border-radius') { const m = /^var\(--radius-([\w-]+)\)$/.exec(v); return m ? [`rounded-${m[1]}`] : v === '0' ? ['rounded-none'] : [`rounded-[${esc(v)}]`] }
  if (prop === 'box-shadow') { const m = /^var\(--shadow-([\w-]+)\)$/.exec(v); return m ? [`shadow-${m[1]}`] : v === 'none' ? ['shadow-none'] : [`shadow-[${esc(v)}]`] }
  if (prop === 'list-style') return v === 'none' ? ['list-none'] : arb()
  if (prop === 'text-decoration') return v === 'none' ? ['no-underline'] : v === 'underline' ? ['underline'] : v === 'line-through' ? ['line-through'] : arb()
  if (prop === 'font-variant-numeric') return v === 'tabular-nums' ? ['tabular-nums'] : arb()
  if (prop === 'text-align') return [`text-${v}`]
  if (prop === 'display') return [{ none: 'hidden' }[v] ?? `${v}`]
  if (prop === 'flex') return v === 'none' ? ['flex-none'] : v === '1' ? ['flex-1'] : [`flex-[${esc(v)}]`]
  if (prop === 'outline') { if (v === 'none') return ['outline-none']; const parts = tokens(v); const w = parts.find((t) => /px$/.test(t)), st = parts.find((t) => /^(solid|dashed|dotted)$/.test(t)), c = parts.find((t) => t !== w && t !== st); if (!w || !st) return arb(); return [w === '1px' ? 'outline' : `outline-${w.replace('px', '')}`, ...(st !== 'solid' ? [`outline-${st}`] : []), ...(c ? colorOf('outline', c) : [])] }
  if (prop === 'transform') return arb()
  if (prop === 'transition') return arb()
  if (prop === 'animation') return v === 'none' ? ['animate-none'] : [`animate-[${esc(v)}]`]
  if (prop === 'content') return [`content-[${esc(v)}]`]
  if (prop === 'container-type' && v === 'inline-size') return ['@container']
  if (prop === 'container') { const m = /^(\w+) \/ inline-size$/.exec(v); if (m) return [`@container/${m[1]}`] }
  if (prop === 'place-content' || prop === 'align-content' || prop === 'place-items') return arb()
  if (prop === 'grid-column' || prop === 'grid-row') return [`${PREFIX[prop]}-[${esc(v)}]`]
  if (prop === 'aspect-ratio') return [`aspect-[${v.replace(/\s/g, '')}]`]
  if (prop === 'margin' || prop === 'padding') {
    const parts = tokens(v); const p = prop[0]
    if (parts.length === 2) return parts[0] === parts[1] ? one(`${p}`, parts[0]) : [...one(`${p}y`, parts[0]), ...one(`${p}x`, parts[1])]
    if (parts.length === 3) return [...one(`${p}t`, parts[0]), ...one(`${p}x`, parts[1]), ...one(`${p}b`, parts[2])]
    if (parts.length === 4) return [...one(`${p}t`, parts[0]), ...one(`${p}r`, parts[1]), ...one(`${p}b`, parts[2]), ...one(`${p}l`, parts[3])]
  }
  if (prop === 'padding-block' || prop === 'padding-inline' || prop === 'margin-block' || prop === 'margin-inline') {
    const parts = tokens(v); const p = prop[0]; const [a, b] = prop.endsWith('block') ? ['t', 'b'] : ['s', 'e']
    if (parts.length === 2) return [...one(`${p}${a}`, parts[0]), ...one(`${p}${b}`, parts[1])]
  }
  if (prop === 'gap') { const parts = tokens(v); if (parts.length === 2) return parts[0] === parts[1] ? one('gap', parts[0]) : [...one('gap-y', parts[0]), ...one('gap-x', parts[1])] }
  if (prop === 'inset') { const parts = tokens(v); if (parts.length === 2) return [...one('inset-y', parts[0]), ...one('inset-x', parts[1])]; if (parts.length > 2) return [...one('top', parts[0]), ...one('right', parts[1]), ...one('bottom', parts[2]), ...one('left', parts[3] ?? parts[1])] }
  if (prop === 'inset-inline-start' || prop === 'inset-inline-end') return arb()
  if (prop === 'translate' || prop === 'rotate' || prop === 'scale') return arb()
  if (prop === 'opacity') return [/^0?\.\d+$/.test(v) ? `opacity-${Math.round(Number(v) * 100)}` : `opacity-${Number(v) * 100}`]
  if (prop === 'overflow-wrap') return [{ anywhere: 'wrap-anywhere', 'break-word': 'wrap-break-word', normal: 'wrap-normal' }[v] ?? arb()[0]]
  if (prop === '-webkit-line-clamp' || prop === '-webkit-box-orient') return arb()
  if (prop in PREFIX) return one(PREFIX[prop], v)
  return arb()
}
function one(prefix, v) {
  const m = /^var\(--(spacing|container)-([\w-]+)\)$/.exec(v)
  if (m) return [`${prefix}-${m[2]}`]
  if (v === 'auto') return [`${prefix}-auto`]
  if (v === '0') return [`${prefix}-0`]
  if (v === '100%') return [`${prefix}-full`]
  if (v === 'max-content') return [`${prefix}-max`]
  if (v === 'min-content') return [`${prefix}-min`]
  if (v === 'fit-content') return [`${prefix}-fit`]
  if (v === 'none' && /^(max|min)/.test(prefix)) return [`${prefix}-none`]
  const rem = /^(-?)([\d.]*)rem$/.exec(v)
  if (rem && !/^(text|leading|tracking)/.test(prefix)) { const n = Number(rem[2]) * 4; if (Number.isInteger(n * 4) && n < 400) return [`${rem[1]}${prefix}-${n}`] }
  if (/^(order|z)$/.test(prefix)) return [Number(v) < 0 ? `-${prefix}-${-Number(v)}` : `${prefix}-${v}`]
  if (v === '1px' ) return [`${prefix}-px`]
  return [`${prefix}-[${esc(v)}]`]
}
const cacheValid = new Map()
const valid = (ds, c) => { if (!cacheValid.has(c)) cacheValid.set(c, ds.candidatesToCss([c])[0] !== null); return cacheValid.get(c) }
const canon = new Map()
export function utilitiesOf(ds, decls, bad) {
  const byVariant = new Map()
  for (const d of [...decls].sort((a, b) => a.order - b.order)) {
    const key = d.variants.join(':')
    if (!byVariant.has(key)) byVariant.set(key, [])
    for (const u of raw(d.prop, valueOf(d.value))) {
      const c = key ? `${key}:${u}` : u
      if (!valid(ds, c)) { const fallback = `${key ? key + ':' : ''}[${d.prop}:${esc(valueOf(d.value))}]`; if (valid(ds, fallback)) byVariant.get(key).push(fallback); else bad.add(`${c} (${d.prop}: ${d.value})`) } else byVariant.get(key).push(c)
    }
  }
  const out = []
  for (const [, list] of byVariant) {
    const k = list.join(' ')
    if (!canon.has(k)) { let r = list; try { r = ds.canonicalizeCandidates(list, { rem: 16, collapse: true }) } catch (e) { bad.add(`canon ${k}: ${e}`) } canon.set(k, r) }
    out.push(...canon.get(k))
  }
  return [...new Set(out)]
}
