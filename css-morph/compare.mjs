// node compare.mjs <before> <after> [--max n] : differences of computed styles and boxes, grouped
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
const [A, B] = process.argv.slice(2)
const MAX = process.argv.includes('--max') ? Number(process.argv[process.argv.indexOf('--max') + 1]) : 60
const PROPS = readFileSync('./css-morph/props.txt', 'utf8').trim().split('\n')
// Sizes that follow from others: the boxes tell them.
const FOLLOW = new Set(['width', 'height', 'inline-size', 'block-size', 'top', 'left', 'right', 'bottom', 'inset-block-end','inset-block-start','inset-inline-end','inset-inline-start', 'perspective-origin', 'transform-origin', 'grid-template-columns', 'grid-template-rows','-webkit-text-fill-color', 'caret-color','column-rule-color','outline-color','text-decoration-color','text-emphasis-color','-webkit-text-stroke-color'])
const ONLY_MOTION = /^(transition|animation)/
const read = (dir, file) => JSON.parse(gunzipSync(readFileSync(join(dir, file))))
const files = readdirSync(A).filter((f) => f.endsWith('.json.gz'))
let looks = 0, missing = [], shape = [], boxes = new Map(), groups = new Map(), nodes = 0
const KEEP = process.argv.includes('--classes') ? 3 : 2
for (const file of files) {
  if (!existsSync(join(B, file))) { missing.push(file); continue }
  const a = read(A, file), b = read(B, file)
  const av = a.vectors.map((v) => v.split('\u0001')), bv = b.vectors.map((v) => v.split('\u0001'))
  const cache = new Map()
  for (const variant of Object.keys(a.variants)) {
    if (!b.variants[variant]) continue
    looks += 1
    const ra = a.variants[variant], rb = b.variants[variant]
    if (ra.length !== rb.length || ra.some((row, i) => row[0] !== rb[i][0])) {
      const at = ra.findIndex((row, i) => row[0] !== rb[i]?.[0])
      shape.push(`${a.name} [${variant}]: ${ra.length} / ${rb.length} at ${at}: ${ra[at]?.slice(0,2)} parent ${ra[ra[at]?.[4]]?.slice(0,2)} / ${rb[at]?.slice(0, 2)}`)
      continue
    }
    nodes += ra.length
    for (let i = 0; i < ra.length; i++) {
      const x = ra[i], y = rb[i]
      if (x[2] >= 0) {
        const key = `${x[2]}/${y[2]}`
        let diff = cache.get(key)
        if (!diff) {
          diff = []
          const p = av[x[2]], q = bv[y[2]]
          for (let n = 0; n < PROPS.length; n++) if (p[n] !== q[n] && !FOLLOW.has(PROPS[n])) diff.push(`${PROPS[n]}: ${p[n]} → ${q[n]}`)
          cache.set(key, diff)
        }
        for (const d of diff) {
          if (variant === 'motion' && !ONLY_MOTION.test(d)) continue
          const k = `${x[0]}.${x[1].split(' ').slice(0, KEEP).join('.')} | ${d}`
          const g = groups.get(k) ?? { count: 0, first: `${a.name} [${variant}]`, variants: new Set() }
          g.count += 1; g.variants.add(variant); groups.set(k, g)
        }
      }
      if (variant !== 'motion' && x[3].some((v, n) => Math.abs(v - y[3][n]) > 0.26)) {
        // The first in the tree only: what is moved or grown by it follows.
        const sameSize = Math.abs(x[3][2] - y[3][2]) < 0.26 && Math.abs(x[3][3] - y[3][3]) < 0.26
        if (!sameSize) {
          const k = `${a.name} [${variant}]`
          const list = boxes.get(k) ?? []
          list.push(`${x[0]}.${x[1].slice(0, 60)} ${x[3]} → ${y[3]} (new class: ${y[1].slice(0, 80)})`)
          boxes.set(k, list)
        }
      }
    }
  }
}
console.log(`looks ${looks}, nodes ${nodes}, missing ${missing.length}, other shape ${shape.length}, box differences on ${boxes.size} looks, kinds of style differences ${groups.size}`)
for (const s of missing.slice(0, 10)) console.log('missing', s)
for (const s of shape.slice(0, 25)) console.log('shape', s)
const sorted = [...groups].sort((p, q) => q[1].count - p[1].count)
for (const [k, g] of sorted.slice(0, MAX)) console.log(`${g.count}x ${k}  {${[...g.variants].join(' ')}} ${g.first}`)
const seen = new Set()
let shown = 0
for (const [k, list] of boxes) { const last = list[list.length - 1]; const key = last.replace(/[\d.,-]+/g, '#'); if (seen.has(key)) continue; seen.add(key); if (shown++ > 25) break; console.log('box', k, list.length, '\n     ', list[0], '\n     ', last) }
