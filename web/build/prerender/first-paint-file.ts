import { createHash } from 'node:crypto'
import { build } from 'esbuild'

/** The script that runs before the first paint, as one classic file with its hash in its name. */
export async function firstPaintFile(source: string): Promise<{ file: string; text: string }> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  const text = outputFiles.map((output) => output.text).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/first-paint-${hash}.js`, text }
}
