export interface AssetStore {
  readonly dir: string
}
