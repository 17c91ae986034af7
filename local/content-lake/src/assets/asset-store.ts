export interface AssetStore {
  readonly dir: string
}

export async function openAssetStore(dir: string): Promise<AssetStore> {
  return {dir}
}
