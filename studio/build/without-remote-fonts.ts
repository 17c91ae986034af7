import type {Plugin} from 'vite'

const remoteFontHost = 'design-system-static.sanity.io'
const remoteFontFace = new RegExp(
  String.raw`@font-face\s*\{[^}]*${remoteFontHost.replaceAll('.', String.raw`\.`)}[^}]*\}`,
  'g',
)

/** The Studio's style sheet loads a font from a remote host: without its rule the system's font is used. */
export function withoutRemoteFonts(): Plugin {
  return {
    name: 'without-remote-fonts',
    enforce: 'pre',
    transform(code) {
      return code.includes(remoteFontHost) ? {code: code.replace(remoteFontFace, ''), map: null} : null
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : String(file.source)
        if (text.includes(remoteFontHost))
          this.error(`${file.fileName} still loads a font from ${remoteFontHost}`)
      }
    },
  }
}
