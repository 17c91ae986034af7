import type {Plugin} from 'vite'

const displayName = /^\w+\.displayName = "\w+";$/gm
const component = /(?<=^var \w+ = )(?=\w+\.(createContext|forwardRef)\()/gm

/**
 * react-router's package leads to its development build whatever is built, and names its parts for React's developer tools by
 * statements that keep each part in the bundle, used or not. The build for production without those names is 6 kB
 * (compressed) smaller: warnings, forms, scroll restoration and framework mode are left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    resolveId: {
      filter: {id: /^react-router(\/dom)?$/},
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, {...options, skipSelf: true})
        return (
          found && {
            ...found,
            id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
          }
        )
      },
    },
    transform: {
      filter: {id: /\/react-router\/dist\/production\/.*\.mjs$/},
      handler(code) {
        return {code: code.replaceAll(displayName, '').replaceAll(component, '/* @__PURE__ */ '), map: null}
      },
    },
  }
}
