import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** The smallest web app that keeps the render contract: a list of stories and a page for each. */
const entryServer = `
let renders = 0
export const inlineScripts = ['console.info("inline")']

export async function render(request) {
  const {pathname} = new URL(request.url, 'http://site')
  try {
    return await route(request, pathname)
  } catch (error) {
    request.onFailure(error)
    return page(request, 503, 'Content cannot be read')
  }
}

async function route(request, pathname) {
  if (pathname === '/throws') throw new Error('read failed')
  if (pathname === '/') {
    const titles = await request.fetchContent('*[_type == "story"] | order(title asc).title', {})
    return page(request, 200, 'Stories: ' + titles.join(', '))
  }
  const slug = pathname.match(/^\\/stories\\/([^/]+)$/)?.[1]
  if (slug === undefined) return page(request, 404, 'Oops! Page not found')
  const found = await request.fetchContent(
    '*[_type == "story" && (slug.current == $slug || $slug in previousSlugs)][0]{title, "slug": slug.current}',
    {slug},
  )
  if (found === null) return page(request, 404, 'Oops! Page not found')
  if (found.slug !== slug) return {kind: 'redirect', status: 301, location: '/stories/' + found.slug}
  return page(request, 200, found.title)
}

function page(request, status, text) {
  renders += 1
  const scripts = request.assets.scripts.map((src) => '<script type="module" src="' + src + '"></script>').join('')
  const html =
    '<!doctype html><html lang="en" data-theme="system"><head><title>' + text + '</title>' +
    '<link rel="canonical" href="' + request.origin + request.url + '">' + scripts + '</head>' +
    '<body><h1>' + text + '</h1><p>rendering ' + renders + '</p></body></html>'
  return {kind: 'page', status, html}
}
`

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-client-aB3dE5gH.js',
    isEntry: true,
    css: [],
    imports: ['_shared.js'],
  },
  '_shared.js': {file: 'assets/shared-zY8xW6vU.js'},
}

/** Builds of site and Studio in the layout that Vite leaves behind. */
export async function writeBuilds(
  directory: string,
): Promise<{webDirectory: string; studioDirectory: string}> {
  const webDirectory = join(directory, 'web')
  const studioDirectory = join(directory, 'studio')
  await writeFiles(webDirectory, {
    'server/package.json': '{"type": "module"}',
    'server/entry-server.js': entryServer,
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/assets/entry-client-aB3dE5gH.js': `/* ${'long enough to be worth compressing '.repeat(50)} */`,
    'client/assets/shared-zY8xW6vU.js': 'export {}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  await writeFiles(studioDirectory, {
    'index.html': '<!doctype html><title>Studio</title><script>start()</script><div id="root"></div>',
    'assets/studio-aB3dE5gH.js': 'start()',
  })
  return {webDirectory, studioDirectory}
}

async function writeFiles(directory: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(directory, path)
    await mkdir(join(file, '..'), {recursive: true})
    await writeFile(file, text)
  }
}
