import react from '@vitejs/plugin-react'
import {defineConfig} from 'vite'

import {leanRouter} from './lean-router.ts'
import {stableComponentIds} from './stable-component-ids.ts'

export default defineConfig(({isSsrBuild}) => ({
  plugins: [stableComponentIds(), leanRouter(), react()],
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: {polyfill: false},
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // Every file names others: short names are a kilobyte less of script.
            output: {chunkFileNames: 'assets/[hash].js'},
          },
        }),
  },
  // One file that needs nothing at run time but Node.
  ssr: {noExternal: true},
}))
