import {contentTag} from '#http/conditional.ts'
import {encode, type Encoding} from '#http/encodings.ts'
import {type Theme, withTheme} from '#render/theme.ts'

/** The bytes that go out for one theme and encoding, and what validates them. */
export interface PageVariant {
  body: Buffer
  etag: string
  length: string
}

/** One rendered page in the forms readers ask for, each made once, when first asked for. */
export class PageBody {
  readonly #html: string
  readonly #tag: string
  readonly #ready = new Map<string, PageVariant>()
  readonly #making = new Map<string, Promise<PageVariant>>()

  constructor(html: string) {
    this.#html = html
    this.#tag = contentTag(html)
  }

  /** Roughly what this holds in memory: the text, its bytes and their compressed forms. */
  get size(): number {
    return this.#html.length * 3
  }

  variant(theme: Theme, encoding: Encoding): PageVariant | Promise<PageVariant> {
    const key = `${theme}-${encoding}`
    return this.#ready.get(key) ?? this.#making.get(key) ?? this.#make(key, theme, encoding)
  }

  #make(key: string, theme: Theme, encoding: Encoding): Promise<PageVariant> {
    const making = encode(Buffer.from(withTheme(this.#html, theme)), encoding).then((body) => {
      const variant = {body, etag: `"${this.#tag}-${key}"`, length: String(body.length)}
      this.#ready.set(key, variant)
      this.#making.delete(key)
      return variant
    })
    this.#making.set(key, making)
    return making
  }
}
