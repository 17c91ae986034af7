import react from '@vitejs/plugin-react'
import {defineConfig} from 'vite'

import {withoutRemoteFonts} from './build/without-remote-fonts.ts'

export default defineConfig({
  base: '/studio/',
  root: import.meta.dirname,
  plugins: [react(), withoutRemoteFonts()],
  // The Studio reads settings of its own command line from here; this build takes them from config.json.
  define: {'process.env': {}},
  // The Studio is one large program behind a login: splitting it further gains nothing.
  build: {target: 'es2023', chunkSizeWarningLimit: 12_000, reportCompressedSize: false},
})
