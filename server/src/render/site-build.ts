import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'

import type {RenderRequest, RenderResult} from '@bfl/web/render-contract'
import {z} from 'zod'

import {StaticDirectory} from '#http/static-directory.ts'
import {StartFault} from '#start-fault.ts'

/** The built web app: what browsers load, and the function that renders a page of it. */
export interface SiteBuild {
  files: StaticDirectory
  assets: RenderRequest['assets']
  /** The texts of the inline scripts that its pages carry; no other inline script may run. */
  inlineScripts: readonly string[]
  render(request: RenderRequest): Promise<RenderResult>
}

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
})
const Manifest = z.record(z.string(), Chunk)
const InlineScripts = z.array(z.string()).default([])

export async function loadSiteBuild(directory: string): Promise<SiteBuild> {
  const client = join(directory, 'client')
  const manifest = join(client, '.vite', 'manifest.json')
  const entry = join(directory, 'server', 'entry-server.js')
  for (const file of [manifest, entry]) {
    if (!existsSync(file))
      throw new StartFault(`The site is not built: ${file} is missing. Run npm start, which builds it.`)
  }
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!hasRender(module)) throw new StartFault(`${entry} exports no render function. Build the site again.`)
  return {
    files: new StaticDirectory(client),
    assets: assetsOf(Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))),
    inlineScripts: InlineScripts.parse('inlineScripts' in module ? module.inlineScripts : undefined),
    render: module.render,
  }
}

function hasRender(module: unknown): module is Pick<SiteBuild, 'render'> {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  )
}

function assetsOf(manifest: z.infer<typeof Manifest>): RenderRequest['assets'] {
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry)
  const imported = new Set<string>()
  for (const entry of entries) collectImports(manifest, entry.imports ?? [], imported)
  const preloads = [...imported].flatMap((name) => manifest[name] ?? [])
  const styles = [...entries, ...preloads].flatMap((chunk) => chunk.css ?? [])
  return {
    scripts: entries.map((chunk) => `/${chunk.file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    preloads: preloads.map((chunk) => `/${chunk.file}`),
  }
}

function collectImports(
  manifest: z.infer<typeof Manifest>,
  names: readonly string[],
  into: Set<string>,
): void {
  for (const name of names) {
    if (into.has(name)) continue
    into.add(name)
    collectImports(manifest, manifest[name]?.imports ?? [], into)
  }
}
