import {createHash} from 'node:crypto'

import type {Plugin} from 'vite'

const declaration = /const (\w+) = styled(\.\w+|\([\w.]+\))/g
const anyUse = /\bstyled(\.\w+|\()/g

/**
 * styled-components numbers its components in the order in which modules are evaluated, which differs between
 * the server's one file and the browser's split ones. An id made of file and name is the same in both, so the
 * styles written into the first HTML are the ones that hydration expects.
 */
export function stableComponentIds(): Plugin {
  return {
    name: 'stable-component-ids',
    enforce: 'pre',
    transform: {
      filter: {id: /\/web\/src\/.*\.tsx?$/, code: /\bstyled[.(]/},
      handler(code, id) {
        const named = withComponentIds(code, id.slice(id.lastIndexOf('/web/src/')))
        return {code: named, map: null}
      },
    },
  }
}

export function withComponentIds(code: string, file: string): string {
  const declared = code.match(declaration)?.length ?? 0
  const used = code.match(anyUse)?.length ?? 0
  if (declared !== used) throw new Error(`${file}: write styled components as "const Name = styled.tag" only`)

  return code.replaceAll(declaration, (_match, name: string, target: string) => {
    // Without the name, which every page would carry twice for each of its components.
    const componentId = `b${createHash('sha256').update(`${file}#${name}`).digest('hex').slice(0, 5)}`
    return `const ${name} = styled${target}.withConfig({componentId: '${componentId}'})`
  })
}
