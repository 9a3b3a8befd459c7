import { readFileSync } from 'node:fs'
import postcss from 'postcss'
/** The @theme of the new tokens.css, from today's :root. */
export function themeOf(tokensCss) {
  const root = postcss.parse(tokensCss)
  const first = root.nodes.find((n) => n.type === 'rule' && n.selector === ':root')
  const theme = [], rest = []
  for (const d of first.nodes) {
    if (d.type !== 'decl') continue
    let m
    if (d.prop.startsWith('--space-')) continue
    if (d.prop === '--target') theme.push(`--spacing-target: ${d.value};`)
    else if ((m = /^--width-(.*)$/.exec(d.prop))) theme.push(`--container-${m[1]}: ${d.value};`)
    else if (/^--(color|shadow|font|text|leading|radius)-/.test(d.prop)) theme.push(`${d.prop}: ${d.value.replace(/\s+/g, ' ')};`)
    else rest.push(`${d.prop}: ${d.value};`)
  }
  return { theme, rest }
}
const { theme } = themeOf(readFileSync(process.env.TOKENS ?? './css-before/tokens.css', 'utf8'))
export const RESETS = ['--color-*: initial;', '--text-*: initial;', '--radius-*: initial;', '--shadow-*: initial;', '--leading-*: initial;', '--breakpoint-*: initial;', '--container-*: initial;', '--font-mono: initial;', '--font-serif: initial;']
export const BREAKPOINTS = ['--breakpoint-xs: 30.01rem;', '--breakpoint-sm: 40.01rem;', '--breakpoint-lg: 64.01rem;']
export const THEME = `@theme {\n${[...RESETS, ...BREAKPOINTS, ...theme].join('\n')}\n}`
